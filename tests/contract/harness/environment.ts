/** What the functions read from their environment, handed from the run's set-up to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    environment: Readonly<Record<string, string>>;
  }
}

/** The bundles' folder when the real bundles are tested instead of the sources. */
export const BUNDLES_VARIABLE = 'TEST_BUNDLES';
/** Why this machine cannot run the tests of a project: they are skipped, and counted as such. */
export const SKIP_VARIABLE = 'TEST_SKIP';
/** Set where every call is to be made only once. */
export const ONCE_VARIABLE = 'TEST_ONCE';
