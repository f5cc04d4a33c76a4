/** The Cognito session is loaded when it is first needed: the sign-in form must not wait for it. */
const load = () => import('./cognito-session.ts');
type CognitoSession = Awaited<ReturnType<typeof load>>;

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
