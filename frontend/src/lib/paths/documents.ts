import type { DocumentId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { type Search, withSearch } from '../screen-address.ts';

/** Search parameters of the library: the part of it, and the folder that is open. */
export const DOCUMENTS_SEARCH = { part: 'part', folder: 'folder', file: 'file' } as const;

/** Paths of the screens of documents. */
export const documentPaths = {
  /** A folder of the library; `file` is open in it. */
  folder: (folder: DocumentId | '', search: Search = {}) =>
    withSearch(MENU_PATHS.documents, { [DOCUMENTS_SEARCH.folder]: folder, ...search }),
} as const;
