import { DOCUMENT_LISTS, documents } from '#functions/domain/documents/document.ts';
import type { Place } from '#functions/domain/documents/place.ts';
import { isSeen, type Looker, lookerOf, mayAddTo } from '#functions/domain/documents/sight.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import type { Input } from '#shared/endpoint.ts';
import type { DocumentId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { toDocumentDtos, toPath } from './document-dto.ts';
import { namedPlace, noSuchDocument } from './library.ts';

type List = typeof contract.endpoints.list;

/** The place, if the caller may look into it. Throws 2003 for the library itself for all but staff, and 2004. */
async function openPlace(actor: Actor, input: Input<List>, looker: Looker): Promise<Place> {
  if (!input.folder_id && !STAFF.includes(actor.role)) throw new CallError(CODE.forbidden);
  const place = await namedPlace(actor, input);
  // Of the library itself staff see what is their own or shared with them.
  if (place.folders.length > 0 && !isSeen(looker, undefined, place)) throw noSuchDocument();
  return place;
}

async function loadPage({ schoolId }: Actor, { parent }: Place, input: Input<List>, from?: Item) {
  const byName = input.order === 'name';
  const list = DOCUMENT_LISTS[byName ? 'byName' : 'byDate'](schoolId, parent);
  const { limit } = input;
  const { entries, next } = await pageOfList(list, { limit, from, descending: !byName });
  const ids = entries.map(({ target }) => ({ schoolId, id: target as DocumentId }));
  return { items: (await documents.getMany(ids)).flatMap((each) => each ?? []), next };
}

export const listDocuments: UseCase<List> = async (actor, input) => {
  const looker = await lookerOf(actor);
  const place = await openPlace(actor, input, looker);
  const name = `documents ${place.parent} ${input.order} for ${actor.userId}`;
  const from = await fromCursor(input.cursor, name);
  const { items, next } = await loadPage(actor, place, input, from);
  const seen = items.filter((document) => isSeen(looker, document, place));
  return {
    list: await toDocumentDtos(
      actor,
      seen.map((document) => ({ document, place })),
    ),
    cursor: await toCursor(next, name),
    path: toPath(looker, place),
    may_add: mayAddTo(actor, place),
  };
};
