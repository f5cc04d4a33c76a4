import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '#infra/find-document.ts';
import { LANGUAGE_KEY } from '#shared/languages.ts';
import { SCHOOL_PAGE_CALL, SCHOOL_PAGE_PREFIX } from '#shared/pages/school-page.ts';
import { SHARE_PREFIX } from '#shared/sharing/share-page.ts';
import { split } from './invoke.ts';

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY.replace('.', '\\.')}=(zh|cht|en)(?:;|$)`);

/** The routes of the calls below. */
export const SHARE_ROUTE = 'GET /api/report/share';
export const SCHOOL_PAGE_ROUTE = `GET ${SCHOOL_PAGE_CALL}`;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const askedLanguage = (query: string, cookie: string | undefined): string | undefined =>
  /(?:^|&)lang=(zh|cht|en)(?:&|$)/.exec(query)?.[1] ?? CHOSEN.exec(cookie ?? '')?.[1];

/** The call that answers an address of a report, as the edge finds it. */
export function shareTarget(url: string, cookie: string | undefined): string {
  const [path, query] = split(url);
  const name = path.slice(SHARE_PREFIX.length);
  const dot = name.indexOf('.');
  const asked = askedLanguage(query, cookie);
  const fields = new URLSearchParams({
    token: decoded(dot < 0 ? name : name.slice(0, dot)),
    part: decoded(dot < 0 ? 'page' : name.slice(dot + 1)),
    ...(asked && { lang: asked }),
  });
  return `/api/report/share?${fields}`;
}

/** The same for the page of a school. */
export function schoolPageTarget(url: string, headers: IncomingHttpHeaders): string {
  const [path, query] = split(url);
  const chosen = askedLanguage(query, headers.cookie);
  const lang = languageOf({ chosen, accepted: headers['accept-language'] });
  const school = decoded(path.slice(SCHOOL_PAGE_PREFIX.length));
  return `${SCHOOL_PAGE_CALL}?${new URLSearchParams({ school, lang })}`;
}
