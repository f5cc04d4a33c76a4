import { ID_TOKEN_KEY, TOKEN_LEFT_MS } from '#shared/site/first-script-terms.ts';

interface Claims {
  readonly exp?: number;
  readonly 'custom:user_id'?: string;
}

function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

const isFresh = ({ exp = 0 }: Claims, drift: number): boolean =>
  exp * 1000 > Date.now() + drift + TOKEN_LEFT_MS;

/**
 * The stored ID token of this user while it is fresh: so most pages need neither Amplify nor its configuration.
 * Undefined in doubt; then Amplify decides.
 */
export function storedIdToken(userId: string): string | undefined {
  try {
    for (const key of Object.keys(localStorage).filter((name) => ID_TOKEN_KEY.test(name))) {
      const token = localStorage.getItem(key) ?? '';
      const drift = Number(localStorage.getItem(key.replace(/idToken$/, 'clockDrift')) ?? 0);
      const claims = claimsOf(token);
      if (claims['custom:user_id'] === userId && isFresh(claims, drift)) return token;
    }
  } catch {
    // No storage, or no token of ours.
  }
  return undefined;
}

/** Removes all that Amplify has stored, also where its code or configuration cannot be loaded for want of a network. */
export function removeStoredTokens(): void {
  const stored = Object.keys(localStorage).find((name) => ID_TOKEN_KEY.test(name));
  const [prefix] = stored?.split('.') ?? [];
  if (!prefix) return;
  for (const name of Object.keys(localStorage))
    if (name.startsWith(`${prefix}.`)) localStorage.removeItem(name);
}
