import { LANGUAGE_KEY } from '#shared/languages.ts';
import { SHARE_PREFIX } from '#shared/share-page.ts';
import { split } from './invoke.ts';

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY.replace('.', '\\.')}=(zh|cht|en)(?:;|$)`);

/** The route of the call below. */
export const SHARE_ROUTE = 'GET /api/report/share';

/** The call that answers an address of a report, as the edge finds it. */
export function shareTarget(url: string, cookie: string | undefined): string {
  const [path, query] = split(url);
  const name = path.slice(SHARE_PREFIX.length);
  const dot = name.indexOf('.');
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const asked = /(?:^|&)lang=(zh|cht|en)(?:&|$)/.exec(query)?.[1] ?? CHOSEN.exec(cookie ?? '')?.[1];
  const fields = new URLSearchParams({
    token: decoded(dot < 0 ? name : name.slice(0, dot)),
    part: decoded(dot < 0 ? 'page' : name.slice(dot + 1)),
    ...(asked && { lang: asked }),
  });
  return `/api/report/share?${fields}`;
}
