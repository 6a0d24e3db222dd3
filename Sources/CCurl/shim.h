#include <curl/curl.h>

// Swift can't call functions that take any number of arguments: here each has a name for each type.

static inline CURLcode curl_easy_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

// Also for text, which curl copies.
static inline CURLcode curl_easy_set_pointer(CURL *handle, CURLoption option, const void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_easy_set_write_function(CURL *handle, curl_write_callback function) {
  return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, function);
}

static inline CURLcode curl_easy_set_header_function(CURL *handle, curl_write_callback function) {
  return curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, function);
}

static inline long curl_easy_response_code(CURL *handle) {
  long code = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &code);
  return code;
}
