/// The commit that the program was built from, as `abc1234` or, where files had been changed since, `abc1234, changed`;
/// empty where the build wasn't told.
extern const char *const build_commit;
