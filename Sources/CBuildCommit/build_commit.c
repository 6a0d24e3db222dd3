#include "build_commit.h"

// In C, because only C takes a text from the package's manifest; and alone, so that a new commit compiles nothing else.
const char *const build_commit = BUILD_COMMIT;
