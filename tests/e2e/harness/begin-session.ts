import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '#frontend/src/lib/storage.ts';
import { API_BASE } from '#shared/contracts/endpoint.ts';
import { portal } from '#shared/contracts/portal.ts';
import { storedRole } from '#shared/roles.ts';
import type { Credentials } from './sign-in.ts';

/** What the browser keeps of a session, by name. */
export type KeptSession = Readonly<Record<string, string>>;

/** Where the library that renews the tokens looks for them; the application gives every session the same name. */
const tokensOf = (client: string) => `CognitoIdentityServiceProvider.${client}`;
const STORED_AS = 'session';

const clientOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).aud;

/** Signs in beside the screen: a session as the application itself would keep it. */
export async function beginSession(
  page: Page,
  { account, password }: Credentials,
): Promise<KeptSession> {
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
