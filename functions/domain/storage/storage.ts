import { counting, loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import {
  deleteItem,
  isConditionFailure,
  type TransactWrite,
  transact,
} from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS, storageQuota } from '#shared/editions.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  condemnObject,
  type StoredObject,
  storedObjects,
  watchedObjects,
  watchingObject,
} from './stored-object.ts';

interface NewObject extends Pick<StoredObject, 'key' | 'kind' | 'contentType'> {
  readonly body: Buffer;
  readonly name?: string;
}

const full = (gb: number): CallError =>
  new CallError(CODE.wait, { reason: 'common.storageFull', params: { gb } });

/** Takes the space of objects, as a part of a transaction, unless it is beyond what the edition holds. */
export function takingSpace({ schoolId, school }: Actor, bytes: number): TransactWrite {
  const quota = storageQuota(school.edition);
  if (quota === 0) return counting(schoolId, { storage: bytes });
  const limit = quota - bytes + 1;
  const refusal = full(EDITIONS[school.edition].storageGb);
  return counting(schoolId, { storage: bytes }, { what: 'storage', side: 'below', limit, refusal });
}

/** Throws -1 when so many bytes more would be beyond the space now; what is written later is checked again. */
export async function requireSpace({ schoolId, school }: Actor, bytes: number): Promise<void> {
  const quota = storageQuota(school.edition);
  if (quota === 0) return;
  const { storage } = await loadCounts(schoolId);
  if (storage + bytes > quota) throw full(EDITIONS[school.edition].storageGb);
}

const DAY_MS = 86_400_000;

/**
 * Until then whatever is to show a new object has been saved, or is not going to be. The record of a lesson
 * is sometimes written days later, on the device where its pictures were chosen.
 */
export function dueUnused({ kind }: Pick<StoredObject, 'kind'>, now: Date): Date {
  const isOfLesson = kind === 'lesson-picture';
  const days = isOfLesson ? LIMITS.unusedLessonPictureDays : LIMITS.unusedFileDays;
  return new Date(now.getTime() + days * DAY_MS);
}

/** False when the object is in the books already: its key names its content. */
async function enter(
  actor: Actor,
  { body, name = '', ...object }: NewObject,
  now: Date,
): Promise<boolean> {
  const { schoolId, userId: owner } = actor;
  const at = now.toISOString();
  const entry = { ...object, schoolId, name, bytes: body.length, owner, at, uses: 0 };
  try {
    await transact([
      ...storedObjects.creating(entry, entry),
      ...watchingObject(entry, dueUnused(entry, now)),
      takingSpace(actor, body.length),
    ]);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === CODE.exists) return false;
    throw error;
  }
}

/**
 * Stores an object of the actor's school. The space is taken before a byte is sent, so that two at once
 * cannot both take the last of it; what breaks off in between is made good by sending it again.
 * Throws -1 `common.storageFull` beyond the space of the edition.
 */
export async function storeObject(actor: Actor, object: NewObject, deps: Deps): Promise<void> {
  const { key, body, contentType } = object;
  const isNew = await enter(actor, object, deps.now());
  try {
    await deps.objects.putObject(objectName(key), body, contentType);
  } catch (error) {
    if (isNew) await leave(actor, key);
    throw error;
  }
}

async function leave({ schoolId }: Actor, key: string): Promise<void> {
  const found = await storedObjects.get({ schoolId, key }, { consistent: true });
  if (!found) return;
  const space = counting(schoolId, { storage: -found.bytes });
  await transact([...storedObjects.removing(found, found), space]).catch((error: unknown) => {
    // Somebody else released it at the same time.
    if (!isConditionFailure(error)) throw error;
  });
}

/** Deletes an object and gives its space back: the object first, so that the books never tell of too little. */
async function release(actor: Actor, key: string, { objects }: Deps): Promise<void> {
  await objects.removeObject(objectName(key));
  await leave(actor, key);
}

/** Deletes condemned objects. What fails is logged; the change that it follows is done. */
export async function releaseObjects(
  actor: Actor,
  keys: readonly string[],
  deps: Deps,
): Promise<void> {
  for (const key of keys) {
    try {
      await release(actor, key, deps);
    } catch (error) {
      warn('object not released', actor, error);
    }
  }
}

/**
 * Removes objects that nothing uses any more; the others stay. Nothing can begin to use an object between
 * the look at its uses and its end.
 */
export async function releaseUnused(
  actor: Actor,
  keys: readonly string[],
  deps: Deps,
): Promise<void> {
  const { schoolId } = actor;
  for (const key of keys)
    if (await condemnObject({ schoolId, key })) await releaseObjects(actor, [key], deps);
}

/** So many at a time: whoever begins an upload must not wait for what others left. */
const SWEPT_AT_ONCE = 2;

/**
 * Goes on with what nothing showed a while ago, the oldest first: a file of a form that was left, or one
 * whose removal broke off. What fails stays in the list, and is tried again.
 */
export async function sweepUnused(actor: Actor, deps: Deps): Promise<void> {
  const { schoolId } = actor;
  const { entries } = await pageOfList(watchedObjects(schoolId), { limit: SWEPT_AT_ONCE });
  const now = deps.now().toISOString();
  try {
    for (const { target: key, position, key: place } of entries) {
      if (position > now) return;
      if (await condemnObject({ schoolId, key })) await release(actor, key, deps);
      await deleteItem({ Key: { ...place } });
    }
  } catch (error) {
    warn('unused object not removed', actor, error);
  }
}
