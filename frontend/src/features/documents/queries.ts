import { useSearchParams } from 'react-router';
import { DOCUMENTS_SEARCH } from '#frontend/src/lib/paths/documents.ts';
import type { CallQuery } from '#frontend/src/lib/query.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import type { DocumentSpace } from '#shared/documents/rules.ts';
import type { DocumentId } from '#shared/ids.ts';

const { list, shared, find, bin } = documents.endpoints;

export const PARTS = ['school', 'shared', 'own', 'bin'] as const;
export type Part = (typeof PARTS)[number];
const partOf = (name: string | undefined): Part => PARTS.find((each) => each === name) ?? 'school';

/** A folder, or the top of the library or of the own files. */
export interface Where {
  readonly space: DocumentSpace;
  readonly folder_id?: DocumentId | undefined;
}

interface Page {
  readonly list: readonly DocumentDto[];
  readonly cursor: string | null;
  readonly path?: readonly { readonly id: DocumentId; readonly name: string }[];
  readonly may_add?: boolean;
}

interface Paging {
  readonly limit: number;
  readonly cursor: string | undefined;
}

const toPage = (page: Page): Page => page;

/** What is open: no filters of a list, since an empty folder is not a search without results. */
export interface Open {
  readonly part: Part;
  readonly folder: DocumentId | undefined;
}

export function useOpen(): Open {
  const [search] = useSearchParams();
  const folder = search.get(DOCUMENTS_SEARCH.folder);
  const part = partOf(search.get(DOCUMENTS_SEARCH.part) ?? '');
  return { part, folder: folder ? (folder as DocumentId) : undefined };
}

function queryOfPart(part: Part, folder: DocumentId | undefined, sort: string, paging: Paging) {
  if (part === 'bin') return queryOf(bin, paging);
  if (part === 'shared' && !folder) return queryOf(shared, paging);
  const order = sort === 'date' ? ('date' as const) : ('name' as const);
  const space = part === 'own' ? ('own' as const) : ('school' as const);
  return queryOf(list, { space, folder_id: folder, order, ...paging });
}

/** A part of the library, or a folder in it; a search looks everywhere. */
export const useDocumentList = ({ part, folder }: Open) =>
  useCursorList<Page, Page>({
    name: 'documents',
    ask: ({ search, sort, limit, cursor }) => {
      const paging = { limit, cursor };
      const query = search
        ? queryOf(find, { search, ...paging })
        : queryOfPart(part, folder, sort, paging);
      return query as CallQuery<Page>;
    },
    toPage,
  });
