import {
  DOCUMENT_LISTS,
  documents,
  type LibraryDocument,
  searchTexts,
} from '#functions/domain/documents/document.ts';
import { loadPlace, readPlaces } from '#functions/domain/documents/place.ts';
import { isSeen, type Looker, lookerOf } from '#functions/domain/documents/sight.ts';
import { mergedPage } from '#functions/domain/tasks/merged-lists.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import { sharedRoleOf } from '#shared/documents/rules.ts';
import type { DocumentId } from '#shared/ids.ts';
import { toDocumentDtos } from './document-dto.ts';
import type { Found } from './library.ts';

type Calls = typeof contract.endpoints;

/** Those of some things that the caller sees, in their order; undefined in place of the others. */
async function loadSeen(looker: Looker, ids: readonly string[]): Promise<(Found | undefined)[]> {
  const { schoolId } = looker;
  const found = await documents.getMany(ids.map((id) => ({ schoolId, id: id as DocumentId })));
  const known = await readPlaces(schoolId, found);
  const seen = async (document: LibraryDocument | undefined) => {
    if (!document || document.removed) return undefined;
    const place = await loadPlace(schoolId, document.parent, known);
    return place && isSeen(looker, document, place) ? { document, place } : undefined;
  };
  return Promise.all(found.map(seen));
}

export const findDocuments: UseCase<Calls['find']> = async (actor, input) => {
  const looker = await lookerOf(actor);
  const name = `documents with ${input.search} for ${actor.userId}`;
  const { items, next } = await searchPage<Found>({
    pk: DOCUMENT_LISTS.find(actor.schoolId),
    words: input.search,
    limit: input.limit,
    from: await fromCursor(input.cursor, name),
    load: (ids) => loadSeen(looker, ids),
    texts: ({ document }) => searchTexts(document),
  });
  return { list: await toDocumentDtos(actor, items), cursor: await toCursor(next, name) };
};

/** The lists of what is shared with a person. */
function sharedLists({ schoolId, role, classIds }: Looker): string[] {
  const as = sharedRoleOf(role);
  return [
    ...(as ? [DOCUMENT_LISTS.ofRole(schoolId, as)] : []),
    ...classIds.map((id) => DOCUMENT_LISTS.ofClass(schoolId, id)),
  ];
}

const EVER = ['0', '9'] as const;

export const listShared: UseCase<Calls['shared']> = async (actor, { limit, cursor }) => {
  const looker = await lookerOf(actor);
  const page = await mergedPage({
    lists: sharedLists(looker),
    within: EVER,
    limit,
    cursor,
    name: `documents shared with ${actor.userId}`,
  });
  const found = await loadSeen(looker, page.ids);
  const seen = found.flatMap((each) => each ?? []);
  return { list: await toDocumentDtos(actor, seen), cursor: page.cursor };
};
