type CognitoSession = typeof import('./cognito-session.ts');

let loaded: Promise<CognitoSession> | undefined;

/**
 * The Cognito session is loaded when it is first needed: the sign-in form must not wait for it. It is kept,
 * because even of a module that is there a new import answers only in a later task; a failure (no network)
 * is tried again by the next call.
 */
function load(): Promise<CognitoSession> {
  loaded ??= import('./cognito-session.ts').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export const storeTokens: CognitoSession['storeTokens'] = async (...args) =>
  (await load()).storeTokens(...args);
export const freshIdToken: CognitoSession['freshIdToken'] = async (userId) =>
  (await load()).freshIdToken(userId);
export const refreshToken: CognitoSession['refreshToken'] = async () =>
  (await load()).refreshToken();
export const dropTokens: CognitoSession['dropTokens'] = async () => (await load()).dropTokens();
export const forgetTokens: CognitoSession['forgetTokens'] = async () =>
  (await load()).forgetTokens();

/** Fetches the code early, while a person types the password. */
export const prefetchTokens = (): Promise<unknown> => load();
