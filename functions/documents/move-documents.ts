import { documents } from '#functions/domain/documents/document.ts';
import {
  enteringPlace,
  levelsOf,
  ownerOfPlace,
  type Place,
} from '#functions/domain/documents/place.ts';
import { type Looker, lookerOf } from '#functions/domain/documents/sight.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import type { DocumentId } from '#shared/ids.ts';
import { eachOf } from './each-of.ts';
import { loadOwn, notYours, ownPlace, toLogDetail, type Where } from './library.ts';

/** The folder that something lies in, by name; empty for none. */
const folderName = ({ folders: [folder] }: Place): string => folder?.name ?? '';

/**
 * Moves one thing with all that is in it: what is in it names its folder only. The way up from the target is a part of
 * the transaction, so that of two folders that are moved into each other at the same time only one is.
 */
async function moveOne(
  actor: Actor,
  looker: Looker,
  id: DocumentId,
  where: Where,
  now: Date,
): Promise<void> {
  const [{ document, place: from }, to] = await Promise.all([
    loadOwn(actor, id, looker),
    ownPlace(actor, where),
  ]);
  if (to.parent === document.parent) return;
  if (to.folders.some((folder) => folder.id === id))
    throw new CallError(CODE.wait, { reason: 'documents.intoItself' });
  const isPrivate = ownerOfPlace(to) !== undefined;
  // What belongs to others does not disappear among somebody's own files.
  if (isPrivate && document.owner !== actor.userId) throw notYours();
  const { rev: _, ...before } = document;
  const share = isPrivate ? { ...before.share, roles: [], classIds: [] } : before.share;
  const detail = {
    ...toLogDetail(before),
    before: { folder: folderName(from) },
    after: { folder: folderName(to) },
  };
  await transact([
    ...documents.replacing(before, document, { ...before, parent: to.parent, share }),
    ...enteringPlace(to, levelsOf(before)),
    ...loggingOperation({ ...actor, now }, 'document.move', detail),
  ]);
}

export const moveDocuments: UseCase<typeof contract.endpoints.move> = async (
  actor,
  { document_ids: ids, ...where },
  deps,
) => {
  // A place that is missing or not the caller's is refused as such, not for each thing.
  await ownPlace(actor, where);
  const looker = await lookerOf(actor);
  return eachOf(actor, ids, (id) => moveOne(actor, looker, id, where, deps.now()));
};
