import { removeStoredTokens, storedIdToken } from './stored-token.ts';

type CognitoSession = typeof import('./cognito-session.ts');

let loaded: Promise<CognitoSession> | undefined;

/**
 * The Cognito session is loaded when first needed, so that the sign-in form does not wait for it. The promise
 * is cached, because importing a loaded module again still takes another task; after a failure (no network)
 * the next call retries.
 */
function loadCognitoSession(): Promise<CognitoSession> {
  loaded ??= import('./cognito-session.ts').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export const storeTokens: CognitoSession['storeTokens'] = async (...args) =>
  (await loadCognitoSession()).storeTokens(...args);

export const freshIdToken: CognitoSession['freshIdToken'] = async (userId) => {
  const stored = storedIdToken(userId);
  if (!stored) return (await loadCognitoSession()).freshIdToken(userId);
  return stored;
};

export const refreshToken: CognitoSession['refreshToken'] = async () =>
  (await loadCognitoSession()).refreshToken();
export const dropTokens: CognitoSession['dropTokens'] = async () => {
  try {
    await (await loadCognitoSession()).dropTokens();
  } finally {
    removeStoredTokens();
  }
};
export const forgetTokens: CognitoSession['forgetTokens'] = async () =>
  (await loadCognitoSession()).forgetTokens();

/** Loads the code early, while the user types the password. */
export const prefetchTokens = (): Promise<unknown> => loadCognitoSession();
