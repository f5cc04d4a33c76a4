import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { entity, type Page, type QueryOptions, type Stored } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, relisting, schoolList } from '#functions/platform/listing.ts';
import { isConditionFailure, type TransactWrite, updateItem } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { UPLOAD_PURPOSES } from '#shared/uploads/rules.ts';
import { USAGE_LIMITS } from '#shared/usage/limits.ts';
import { bySize } from './person-space.ts';

/** Kinds of objects. All of them count against the school's storage quota. */
const KINDS = ['school-picture', ...UPLOAD_PURPOSES] as const;

/** The record of an object in a bucket. The sum of `bytes` is the school's used space. */
const StoredObject = () =>
  z.object({
    schoolId: SchoolId,
    /** The object's key in the bucket. */
    key: z.string(),
    kind: z.enum(KINDS),
    bytes: z.number().int().min(0),
    /** Who stored it. */
    owner: UserId,
    at: z.iso.datetime(),
    /** File name given by the owner; may be empty. */
    name: z.string().default(''),
    contentType: z.string().default(''),
    /** Number of items that show it; `REMOVING` while it is being removed. Changed without raising `rev`. */
    uses: z.number().int().default(0),
    /**
     * Id of what was the last to show it, so that a large file can be found: a work, a task, a notice, a lesson, or a report
     * behind its student (`student/report`). It stays when that does not show it any more, and others do.
     */
    shownBy: z.string().optional(),
  });
export type StoredObject = z.infer<ReturnType<typeof StoredObject>>;
export type ObjectId = Pick<StoredObject, 'schoolId' | 'key'>;

/**
 * Files of works have a partition each, as they come with every save; all else lies by its folder. A prefix
 * of a key that names the file or the folder has the same partition.
 */
function placeOf(key: string): string {
  const [, , area = '', folder = '', ...rest] = key.split('/');
  if (area === 'works') return /^upl-[0-9a-z]+/.exec(folder)?.[0] ?? folder;
  return [area, folder, ...rest.slice(0, -1)].join('/');
}

export const storedObjects = entity({
  type: 'stored-object',
  version: 1,
  schema: StoredObject,
  key: ({ schoolId, key }: ObjectId) => ({
    pk: `${schoolPrefix(schoolId)}OBJECTS#${placeOf(key)}`,
    sk: key,
  }),
  // Most saves are smaller, and cost nothing more.
  indexes: ({ schoolId, key, bytes }) =>
    bytes >= USAGE_LIMITS.largeFileBytes
      ? { gsi1pk: largeObjects(schoolId), gsi1sk: `${bySize(bytes)}#${key}` }
      : undefined,
});

const largeObjects = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}OBJECTS#LARGE`;

/** The large files of a school, the largest first. */
export const pageOfLargeObjects = (
  schoolId: SchoolId,
  options: QueryOptions,
): Promise<Page<StoredObject>> =>
  storedObjects.pageOfIndex(largeObjects(schoolId), { ...options, descending: true });

/** The records of a school's objects whose keys begin with a prefix, which names a file or ends a folder. */
export const objectsUnder = async (
  schoolId: SchoolId,
  prefix: string,
  options: QueryOptions = {},
): Promise<Stored<StoredObject>[]> =>
  (await storedObjects.page(storedObjects.key({ schoolId, key: prefix }).pk, prefix, options))
    .items;

/** Value of `uses` that refuses any new use of an object that is being removed. */
const REMOVING = -1;

const addingUses = (
  id: ObjectId,
  difference: 1 | -1,
  condition: string,
  shownBy?: string,
): TransactWrite => ({
  Update: {
    Key: storedObjects.key(id),
    UpdateExpression: `${shownBy ? 'SET #by = :by ' : ''}ADD #uses :difference`,
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#uses': 'uses', ...(shownBy && { '#by': 'shownBy' }) },
    ExpressionAttributeValues: {
      ':difference': difference,
      ':none': 0,
      ...(shownBy && { ':by': shownBy }),
    },
  },
  refusal: missingFile(),
});

/** The list of possibly unused objects, by the time from which they may be removed. */
export const watchedObjects = (schoolId: SchoolId): string =>
  schoolList(schoolId, 'OBJECTS#WATCHED');

const AT_ONCE = new Date(0);

/**
 * Puts an object into the list of possibly unused ones: from `due` on `sweepUnused` removes it unless something
 * uses it. Part of every transaction that drops a use, so that an interrupted removal is completed later.
 */
export const watchingObject = ({ schoolId, key }: ObjectId, due = AT_ONCE): TransactWrite[] =>
  relisting([], [listing(watchedObjects(schoolId), due.toISOString(), key)]);

/**
 * Counts one more use, in the transaction of the item that shows the object, and notes which that is (`shownBy`).
 * Refused with 2004 when it is removed or being removed.
 */
export const usingObject = (id: ObjectId, shownBy?: string): TransactWrite =>
  addingUses(id, 1, '#uses >= :none', shownBy);

/** Counts one use less; `releaseUnused` then removes the object if that was the last. */
export const releasingObject = (id: ObjectId): TransactWrite => addingUses(id, -1, '#uses > :none');

/**
 * The end of so many uses of an object, for the transaction that removes what showed it: with the last one its
 * record goes, else it has fewer. Fails without a refusal when the uses changed since they were read.
 */
export function lettingGo(object: StoredObject, count: number) {
  const isLast = object.uses === count;
  const Key = storedObjects.key(object);
  const unchanged = {
    ConditionExpression: '#uses = :uses',
    ExpressionAttributeNames: { '#uses': 'uses' },
  };
  const values = { ':uses': object.uses };
  const less = { ...values, ':less': object.uses - count };
  const write: TransactWrite = isLast
    ? { Delete: { Key, ...unchanged, ExpressionAttributeValues: values } }
    : {
        Update: {
          Key,
          ...unchanged,
          UpdateExpression: 'SET #uses = :less',
          ExpressionAttributeValues: less,
        },
      };
  return { object, isLast, write };
}

/** Refuses new uses from now on. False when the object is in use or does not exist. */
export async function markForRemoval(id: ObjectId): Promise<boolean> {
  try {
    await updateItem({
      Key: storedObjects.key(id),
      UpdateExpression: 'SET #uses = :removing',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(#uses) OR #uses <= :none)',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: { ':removing': REMOVING, ':none': 0 },
    });
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

export const missingFile = (): CallError =>
  new CallError(CODE.notFound, { reason: 'uploads.missing' });

type School = Pick<Actor, 'schoolId'>;

/**
 * Counts one use less of each object, for the transaction of the item that showed them; `releaseUnused` may
 * follow. Fails without a refusal, so that the caller retries.
 */
export async function droppingObjects(
  { schoolId }: School,
  keys: readonly string[],
): Promise<TransactWrite[]> {
  const found = await storedObjects.getMany(
    keys.map((key) => ({ schoolId, key })),
    { consistent: true },
  );
  return found.flatMap((object) => {
    if (!object) return [];
    const { refusal: _, ...less } = releasingObject(object);
    return [...(object.uses > 0 ? [less] : []), ...watchingObject(object)];
  });
}

const without = (keys: readonly string[], others: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => key !== '' && !others.includes(key))),
];

/**
 * Changes the uses of objects when an item (`shownBy`) shows others than before; `dropped` may then be removed.
 */
export async function changingShown(
  actor: School,
  [before, after]: readonly [readonly string[], readonly string[]],
  shownBy?: string,
): Promise<{ readonly writes: TransactWrite[]; readonly dropped: string[] }> {
  const dropped = without(before, after);
  const { schoolId } = actor;
  const added = without(after, before).map((key) => usingObject({ schoolId, key }, shownBy));
  return { writes: [...added, ...(await droppingObjects(actor, dropped))], dropped };
}
