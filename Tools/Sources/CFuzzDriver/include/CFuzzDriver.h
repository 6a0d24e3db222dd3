#include <stddef.h>
#include <stdint.h>

// libFuzzer's main function. It is weak: only scripts/fuzz links libFuzzer, and an ordinary build leaves it NULL.
typedef int (*fuzz_input)(const uint8_t *bytes, size_t count);
int LLVMFuzzerRunDriver(int *argc, char ***argv, fuzz_input run) __attribute__((weak));

// Runs libFuzzer with a program's arguments; -1 where the program isn't linked to it.
int fuzz_run_driver(int argc, char **argv, fuzz_input run);
