// Debian's libxml2 headers bring ICU's with them, which clash with those of Foundation. None of ICU is used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
