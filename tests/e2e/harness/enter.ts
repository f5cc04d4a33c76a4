import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '#frontend/src/lib/storage.ts';
import { API_BASE } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { storedRole } from '#shared/roles.ts';
import { keepOnly } from './shared-context.ts';
import type { Credentials } from './sign-in.ts';

const BLANK = 'about:blank';

/** Sessions of this process by account. */
const sessions = new Map<string, KeptSession>();

/**
 * Opens a page as a signed-in user, without the sign-in screen, which has its own journeys. Tests that end
 * their session sign in themselves, or use their own user.
 */
export async function enter(page: Page, credentials: Credentials, path = '/'): Promise<void> {
  // An open page would react to the new session at once, and interfere with the next lines.
  if (page.url() !== BLANK) await page.goto(BLANK);
  const session = sessions.get(credentials.account) ?? (await beginSession(page, credentials));
  sessions.set(credentials.account, session);
  await keepOnly(page.context(), session);
  await page.goto(path);
}

/** The browser's stored values of a session, by key. */
type KeptSession = Readonly<Record<string, string>>;

/** Keys of the library that renews the tokens; the application uses one name for all sessions. */
const tokensOf = (client: string) => `CognitoIdentityServiceProvider.${client}`;
const STORED_AS = 'session';

const clientOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).aud;

/** Signs in without the screen. Answers a session as the application would store it. */
async function beginSession(page: Page, { account, password }: Credentials): Promise<KeptSession> {
  const answer = await page.request.post(`${API_BASE}/${portal.endpoints.login.path}`, {
    form: { username: account, password },
    headers: { authorization: '0' },
  });
  const { code, msg, data } = await answer.json();
  if (!data?.token) throw new Error(`${account} cannot sign in: ${code} ${msg}`);
  const { token, access_token, refresh_token, ...user } = data;
  const tokens = tokensOf(clientOf(token));
  return {
    [STORAGE_KEY.user]: JSON.stringify(user),
    [STORAGE_KEY.role]: String(storedRole(user)),
    [`${tokens}.LastAuthUser`]: STORED_AS,
    [`${tokens}.${STORED_AS}.idToken`]: token,
    [`${tokens}.${STORED_AS}.accessToken`]: access_token,
    [`${tokens}.${STORED_AS}.refreshToken`]: refresh_token,
    [`${tokens}.${STORED_AS}.clockDrift`]: '0',
  };
}
