import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  releasingObject,
  storedObjects,
  usingObject,
  watchingObject,
} from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

/** Throws 1001 for a picture that the caller has not uploaded. */
async function requireOwn({ schoolId, userId }: Actor, key: string): Promise<void> {
  const found = await storedObjects.get({ schoolId, key }, { consistent: true });
  const isOwn = found?.owner === userId && found.kind === 'attachment';
  if (!isOwn || !found.contentType.startsWith('image/')) throw refuseField('picture', 'missing');
}

interface ShownPicture {
  readonly writes: TransactWrite[];
  /** What may be removed afterwards, when nothing else shows it. */
  readonly dropped: string[];
}

/** Counts the uses of the picture of a kind, as a part of the transaction that changes it. */
export async function showingPicture(
  actor: Actor,
  before: string,
  after: string,
): Promise<ShownPicture> {
  if (before === after) return { writes: [], dropped: [] };
  if (after) await requireOwn(actor, after);
  const { schoolId } = actor;
  return {
    writes: [
      ...(after ? [usingObject({ schoolId, key: after })] : []),
      ...(before
        ? [releasingObject({ schoolId, key: before }), ...watchingObject({ schoolId, key: before })]
        : []),
    ],
    dropped: before ? [before] : [],
  };
}
