import {
  DOCUMENT_LISTS,
  documents,
  type LibraryDocument,
} from '#functions/domain/documents/document.ts';
import { binnedSince, eraseSome } from '#functions/domain/documents/erase-documents.ts';
import {
  enteringPlace,
  levelsOf,
  loadPlace,
  type Place,
  rootPlace,
} from '#functions/domain/documents/place.ts';
import { type Looker, lookerOf, mayChangeDocument } from '#functions/domain/documents/sight.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import type { DocumentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { toDocumentDtos } from './document-dto.ts';
import { eachOf } from './each-of.ts';
import { loadOwn, noSuchDocument, toLogDetail } from './library.ts';

type Calls = typeof contract.endpoints;
type Removed = NonNullable<LibraryDocument['removed']>;

async function removeOne(actor: Actor, looker: Looker, id: DocumentId, now: Date): Promise<void> {
  const { document, place } = await loadOwn(actor, id, looker);
  const { rev: _, ...before } = document;
  const removed = { at: now.toISOString(), by: actor.userId, root: place.root };
  await transact([
    ...documents.replacing(before, document, { ...before, removed }),
    ...loggingOperation({ ...actor, now }, 'document.remove', toLogDetail(before)),
  ]);
}

/** One write for each, however much is in it: what is in a folder of the bin is not found any more. */
export const removeDocuments: UseCase<Calls['remove']> = async (actor, input, deps) => {
  const looker = await lookerOf(actor);
  return eachOf(actor, input.document_ids, (id) => removeOne(actor, looker, id, deps.now()));
};

const isIn =
  (actor: Actor, now: Date) =>
  (document: LibraryDocument | undefined): document is LibraryDocument & { removed: Removed } =>
    document?.removed !== undefined &&
    !document.erasing &&
    document.removed.at >= binnedSince(now) &&
    mayChangeDocument(actor, document, document.removed);

async function loadRemoved(actor: Actor, id: DocumentId, now: Date) {
  const document = await documents.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!isIn(actor, now)(document)) throw noSuchDocument();
  return document;
}

export const listBin: UseCase<Calls['bin']> = async (actor, { limit, cursor }, deps) => {
  const { schoolId, userId, role } = actor;
  const name = `removed documents for ${userId}`;
  const list =
    role === ROLE.principal ? DOCUMENT_LISTS.bin(schoolId) : DOCUMENT_LISTS.binOf(schoolId, userId);
  const paging = { limit, from: await fromCursor(cursor, name), descending: true };
  const { entries, next } = await pageOfList(list, paging);
  const ids = entries.map(({ target }) => ({ schoolId, id: target as DocumentId }));
  const found = (await documents.getMany(ids)).filter(isIn(actor, deps.now()));
  return {
    list: await toDocumentDtos(
      actor,
      found.map((document) => ({ document, place: document.removed })),
    ),
    cursor: await toCursor(next, name),
  };
};

/** Where something goes back to: its old folder with all above it, or the top where that is gone. */
async function placeBack({ schoolId, parent, ...value }: LibraryDocument, { root }: Removed) {
  const old = await loadPlace(schoolId, parent);
  const top: Place = rootPlace(root);
  if (!old || old.root !== root) return top;
  return old.folders.length + levelsOf(value) > DOCUMENT_LIMITS.depth ? top : old;
}

async function restoreOne(actor: Actor, id: DocumentId, now: Date): Promise<void> {
  const document = await loadRemoved(actor, id, now);
  const { rev: _, removed, ...before } = document;
  const place = await placeBack(document, removed);
  await transact([
    ...documents.replacing(before, document, { ...before, parent: place.parent }),
    ...enteringPlace(place, levelsOf(before)),
    ...loggingOperation({ ...actor, now }, 'document.restore', toLogDetail(before)),
  ]);
}

export const restoreDocuments: UseCase<Calls['restore']> = (actor, input, deps) =>
  eachOf(actor, input.document_ids, (id) => restoreOne(actor, id, deps.now()));

/** Files that one call deletes: each has to be taken out of the store. */
const AT_ONCE = 4;

export const eraseDocument: UseCase<Calls['erase']> = async (actor, { document_id: id }, deps) => {
  const key = { schoolId: actor.schoolId, id };
  const found = await documents.get(key, { consistent: true });
  const now = deps.now();
  const isBegun = found?.erasing && found.removed;
  // What is erased already is not there any more: a repeated request has nothing left to do.
  if (!found) return { erased: 0, left: false };
  if (isBegun && !mayChangeDocument(actor, found, isBegun)) throw noSuchDocument();
  if (!isBegun) {
    await loadRemoved(actor, id, now);
    await documents.change(
      key,
      ({ rev: _, ...value }) => (value.removed ? { ...value, erasing: true as const } : undefined),
      (before) => loggingOperation({ ...actor, now }, 'document.erase', toLogDetail(before)),
    );
  }
  return eraseSome(actor, key, AT_ONCE, deps);
};
