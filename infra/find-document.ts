import { DOCUMENT_PATHS, DOCUMENTS, OTHER_DOCUMENT } from '#shared/documents.ts';
import { isLanguage, type Language, matchLanguage } from '#shared/languages.ts';

/** The page that describes the API. */
const API_DOCS = '/api/docs/index.html';

export interface Asked {
  readonly path: string;
  /** The language that the visitor has chosen before. */
  readonly chosen: string | undefined;
  /** The header Accept-Language. */
  readonly accepted: string | undefined;
}

/** Browsers send their languages in order of preference, so weights add nothing. */
function languageOf(asked: Asked): Language {
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
  const own = DOCUMENT_PATHS.find((each) => each.toLowerCase() === page.toLowerCase());
  return `${DOCUMENTS}/${languageOf(asked)}${own ?? OTHER_DOCUMENT}.html`;
}
