import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, relist, schoolList } from '#functions/platform/listing.ts';
import { isConditionFailure, type TransactWrite, updateItem } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { UPLOAD_PURPOSES } from '#shared/uploads.ts';

/** What a school stores. All of it counts against the space of its edition. */
const KINDS = ['school-picture', ...UPLOAD_PURPOSES] as const;

/** An object in a bucket: the school's books, which agree with its `storage` figure. */
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
    /** As its owner named it; empty where nobody did. */
    name: z.string().default(''),
    contentType: z.string().default(''),
    /** How many things show it; `CONDEMNED` once it is being removed. Changed by itself, without the revision. */
    uses: z.number().int().default(0),
  });
export type StoredObject = z.infer<ReturnType<typeof StoredObject>>;
export type ObjectId = Pick<StoredObject, 'schoolId' | 'key'>;

export const storedObjects = entity({
  type: 'stored-object',
  version: 1,
  schema: StoredObject,
  key: ({ schoolId, key }: ObjectId) => ({
    pk: `${schoolPrefix(schoolId)}OBJECTS`,
    sk: key,
  }),
});

/** Nothing can begin to show an object that is being removed. */
const CONDEMNED = -1;

const addingUses = (id: ObjectId, difference: 1 | -1, condition: string): TransactWrite => ({
  Update: {
    Key: storedObjects.key(id),
    UpdateExpression: 'ADD #uses :difference',
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#uses': 'uses' },
    ExpressionAttributeValues: { ':difference': difference, ':none': 0 },
  },
  refusal: missingFile(),
});

/** Objects that nothing showed at some moment, by the time from which they may be removed. */
export const watchedObjects = (schoolId: SchoolId): string =>
  schoolList(schoolId, 'OBJECTS#WATCHED');

const AT_ONCE = new Date(0);

/**
 * From `due` on the object is looked at, and removed unless something shows it then (`sweepUnused`). Written
 * with what shows it no more, it makes good a removal that breaks off after that.
 */
export const watchingObject = ({ schoolId, key }: ObjectId, due = AT_ONCE): TransactWrite[] =>
  relist([], [listing(watchedObjects(schoolId), due.toISOString(), key)]);

/** One thing more shows the object, in the transaction of that thing. Refused with 2004 when it has gone. */
export const usingObject = (id: ObjectId): TransactWrite => addingUses(id, 1, '#uses >= :none');

/** One thing less shows it; `releaseUnused` then removes it if that was the last. */
export const releasingObject = (id: ObjectId): TransactWrite => addingUses(id, -1, '#uses > :none');

/** From now on nothing can begin to show it. False when something does, or when it is not there. */
export async function condemnObject(id: ObjectId): Promise<boolean> {
  try {
    await updateItem({
      Key: storedObjects.key(id),
      UpdateExpression: 'SET #uses = :condemned',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(#uses) OR #uses <= :none)',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: { ':condemned': CONDEMNED, ':none': 0 },
    });
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

export const missingFile = (): CallError =>
  new CallError(CODE.notFound, { reason: 'uploads.missing' });
