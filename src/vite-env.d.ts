interface ImportMetaEnv {
  /** Year in which the site was built. */
  readonly BUILD_YEAR: number;
}
