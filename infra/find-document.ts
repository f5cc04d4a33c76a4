import { isLanguage, type Language, matchLanguage } from '#shared/languages.ts';
import { DOCUMENT_PATHS, DOCUMENTS, OTHER_DOCUMENT } from '#shared/site/drawn-documents.ts';
import { HOME_ON_PHONES, siteDocument } from '#shared/site/pages.ts';

/** The page that describes the API. */
const API_DOCS = '/api/docs/index.html';

interface Preferred {
  /** The language that the visitor has chosen before. */
  readonly chosen: string | undefined;
  /** The header Accept-Language. */
  readonly accepted: string | undefined;
}

export interface Asked extends Preferred {
  readonly path: string;
  /** The query names a school: its families open a page of the application where visitors find that of the site. */
  readonly ofSchool?: boolean;
}

/** Browsers send their languages in order of preference, so weights add nothing. */
export function languageOf(asked: Preferred): Language {
  if (isLanguage(asked.chosen)) return asked.chosen;
  const tags = (asked.accepted ?? '').split(',').map((tag) => tag.split(';')[0] ?? '');
  return matchLanguage(tags);
}

/**
 * The file of an address, for the edge and the local gateway alike. A page of the application has an address of
 * its own; files have a dot in their last segment. Error pages would do the same for a missing file, and would hide
 * what the API answers. Written with what the runtime of the edge knows (`edge-code.ts`).
 */
export function findDocument(asked: Asked): string {
  const path = asked.path;
  if (path.slice(path.lastIndexOf('/') + 1).includes('.')) return path;
  if (/^\/api\/docs(\/|$)/.test(path)) return API_DOCS;
  const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const isOfSchool = asked.ofSchool && page.toLowerCase() === HOME_ON_PHONES;
  const site = isOfSchool ? undefined : siteDocument(page);
  if (site) return site;
  const own = DOCUMENT_PATHS.find((each) => each.toLowerCase() === page.toLowerCase());
  return `${DOCUMENTS}/${languageOf(asked)}${own ?? OTHER_DOCUMENT}.html`;
}
