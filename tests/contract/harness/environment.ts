/** The functions' environment, passed from the set-up of the run to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    environment: Readonly<Record<string, string>>;
  }
}

/** The bundles' folder when the real bundles are tested instead of the sources. */
export const BUNDLES_VARIABLE = 'TEST_BUNDLES';
/** Why this machine cannot run the tests of a project, which are then skipped. */
export const SKIP_VARIABLE = 'TEST_SKIP';
/** Set for projects in which every call is made only once. */
export const ONCE_VARIABLE = 'TEST_ONCE';
/** The seed of what disturbs the table, which plays the same again; `off` for none. */
export const DISTURB_VARIABLE = 'DISTURB';
/** Set for projects in which the calls of the matrices are disturbed. */
export const DISTURB_CALLS_VARIABLE = 'TEST_DISTURB_CALLS';
export const isDisturbed = (): boolean =>
  !['off', undefined].includes(process.env[DISTURB_VARIABLE]);
export const areCallsDisturbed = (): boolean =>
  isDisturbed() && process.env[DISTURB_CALLS_VARIABLE] !== undefined;
/** Whether only what depends on the engine is tested: that every call is served, by one role. */
export const isOnce = (): boolean => process.env[ONCE_VARIABLE] !== undefined;
