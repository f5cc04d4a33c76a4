import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { deleteItem, isConditionFailure, transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { givingSpace, takingSpace } from './space.ts';
import {
  markForRemoval,
  type StoredObject,
  storedObjects,
  watchedObjects,
  watchingObject,
} from './stored-object.ts';

/** In whose school objects are removed: a call of a person, of a visitor, or a job. */
export type Keeper = Pick<Actor, 'schoolId' | 'school' | 'requestId'>;

interface NewObject extends Pick<StoredObject, 'key' | 'kind' | 'contentType'> {
  readonly body: Buffer;
  readonly name?: string;
}

const OF_DRAFTS: readonly StoredObject['kind'][] = [
  'lesson-picture',
  'report-picture',
  'report-video',
  'certificate-picture',
];

/** When a new object that nothing uses yet may be removed. */
export function dueUnused({ kind }: Pick<StoredObject, 'kind'>, now: Date): Date {
  const days = OF_DRAFTS.includes(kind)
    ? UPLOAD_LIMITS.unusedDraftFileDays
    : UPLOAD_LIMITS.unusedFileDays;
  return new Date(now.getTime() + days * DAY_MS);
}

/** Writes the record of a new object. False when there is one already: the key names the content. */
async function register(
  actor: Actor,
  { body, name = '', ...object }: NewObject,
  now: Date,
): Promise<boolean> {
  const { schoolId, userId: owner } = actor;
  const at = now.toISOString();
  const entry = { ...object, schoolId, name, bytes: body.length, owner, at, uses: 0 };
  try {
    await retryWrite(async () =>
      transact([
        ...storedObjects.creating(entry, entry),
        ...watchingObject(entry, dueUnused(entry, now)),
        await takingSpace(actor, [entry], now),
      ]),
    );
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === CODE.exists) return false;
    throw error;
  }
}

/**
 * Stores an object of the actor's school. The space is counted before the bytes are sent, so that two requests
 * cannot both take the last of it; an interrupted one is completed by its repetition.
 * Throws -1 `common.storageFull` beyond the quota of the edition.
 */
export async function storeObject(actor: Actor, object: NewObject, deps: Deps): Promise<void> {
  const { key, body, contentType } = object;
  const isNew = await register(actor, object, deps.now());
  try {
    await deps.objects.putObject(objectName(key), body, contentType);
  } catch (error) {
    if (isNew) await unregister(actor, key, deps.now());
    throw error;
  }
}

async function unregister(
  actor: Keeper,
  key: string,
  now: Date,
): Promise<StoredObject | undefined> {
  const { schoolId } = actor;
  const found = await storedObjects.get({ schoolId, key }, { consistent: true });
  if (!found) return undefined;
  const space = givingSpace(schoolId, found.owner, [found], momentOf(actor, now));
  try {
    await transact([...storedObjects.removing(found, found), space]);
    return found;
  } catch (error) {
    // Another request released it at the same time.
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Deletes an object, then its record and its space: never counts less than what is stored. */
async function release(
  actor: Keeper,
  key: string,
  { objects, now }: Deps,
): Promise<StoredObject | undefined> {
  await objects.removeObject(objectName(key));
  return unregister(actor, key, now());
}

/** Deletes objects that are marked for removal. A failure is only logged: the change itself is done, and the sweep retries. */
export async function releaseObjects(
  actor: Keeper,
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

/** Removes those of the objects that nothing uses. They are marked first, so that no new use can begin. */
export async function releaseUnused(
  actor: Keeper,
  keys: readonly string[],
  deps: Deps,
): Promise<void> {
  const { schoolId } = actor;
  for (const key of keys)
    if (await markForRemoval({ schoolId, key })) await releaseObjects(actor, [key], deps);
}

/**
 * Removes some unused objects that are due, the oldest first: files of forms that were never saved, and
 * interrupted removals. What fails stays in the list. Answers what it removed, and whether there may be more.
 */
export async function removeUnused(
  actor: Keeper,
  limit: number,
  deps: Deps,
): Promise<{ readonly removed: StoredObject[]; readonly left: boolean }> {
  const { schoolId } = actor;
  const { entries, next } = await pageOfList(watchedObjects(schoolId), { limit });
  const now = deps.now().toISOString();
  const removed: StoredObject[] = [];
  for (const { target: key, position, key: place } of entries) {
    if (position > now) return { removed, left: false };
    if (await markForRemoval({ schoolId, key })) {
      const object = await release(actor, key, deps);
      if (object) removed.push(object);
    }
    await deleteItem({ Key: { ...place } });
  }
  return { removed, left: next !== undefined };
}

/** Objects per request: the start of an upload must not wait long for objects that others left. */
const SWEPT_AT_ONCE = 2;

/** The same in passing, by a request that is made for something else. A failure is only logged. */
export async function sweepUnused(actor: Keeper, deps: Deps): Promise<void> {
  try {
    await removeUnused(actor, SWEPT_AT_ONCE, deps);
  } catch (error) {
    warn('unused object not removed', actor, error);
  }
}
