import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { UserId } from '#shared/ids.ts';
import { send } from './answer.ts';

/** The user whom a link signs in; undefined for a forged or expired link. */
export function signedInBy(link: URLSearchParams, key: string, now: Date): string | undefined {
  const user = UserId.safeParse(link.get('user')).data;
  const expires = Number(link.get('expires'));
  if (!user || !(expires * 1000 > now.getTime())) return undefined;
  const expected = createHmac('sha256', key).update(`${user}.${expires}`).digest();
  const presented = Buffer.from(link.get('signature') ?? '', 'base64url');
  const genuine = presented.length === expected.length && timingSafeEqual(presented, expected);
  return genuine ? user : undefined;
}

const page = (heading: string, text: string): string => `<!doctype html>
<html lang="zh-Hans">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<main>
<h1>${heading}</h1>
<p>${text}</p>
</main>
</html>
`;

/**
 * The demonstration programming platform: a separate site that checks the signed link as a real platform
 * would, and shows whom it signed in.
 */
export function createProgrammingPlatform(key: string, headers: OutgoingHttpHeaders) {
  const html = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const link = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const user = signedInBy(link, key, new Date());
    if (user)
      send(
        response,
        200,
        html,
        page('编程平台（演示） · Programming platform (demo)', `已登录 · Signed in: ${user}`),
      );
    else
      send(
        response,
        403,
        html,
        page('链接无效 · Invalid link', '请从个人资料重新打开 · Open it again from your profile'),
      );
  };
}
