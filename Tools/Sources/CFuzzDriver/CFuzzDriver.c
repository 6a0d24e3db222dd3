#include "CFuzzDriver.h"

int fuzz_run_driver(int argc, char **argv, fuzz_input run) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&argc, &argv, run) : -1;
}
