import type { PersonId } from '#functions/domain/people/user.ts';
import { takingSpace } from '#functions/domain/storage/space.ts';
import { type StoredObject, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { putObject } from '#functions/platform/objects.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

/** Of a picture, unless something else is said. */
type ObjectValues = Pick<StoredObject, 'key' | 'kind'> & Partial<StoredObject>;

/** The record of an object that nothing shows. */
export const newObject = (
  { schoolId, userId: owner }: PersonId,
  values: ObjectValues,
): StoredObject => ({
  schoolId,
  owner,
  bytes: 10,
  at: new Date().toISOString(),
  name: '',
  contentType: 'image/png',
  uses: 0,
  ...values,
});

/** Stores the record of an object, which takes no space; with a body also the object itself. */
export async function storeObject(
  owner: PersonId,
  values: ObjectValues,
  body?: Uint8Array,
): Promise<StoredObject> {
  const object = newObject(owner, { ...values, ...(body && { bytes: body.length }) });
  if (body) await putObject(objectName(object.key), body, object.contentType);
  await storedObjects.create(object, object);
  return object;
}

/** Objects that take of the space of their school, as uploads do. */
export const recordingObjects = async (
  payer: Parameters<typeof takingSpace>[0],
  objects: readonly StoredObject[],
  now: Date,
): Promise<TransactWrite[]> => [
  ...objects.flatMap((object) => storedObjects.creating(object, object)),
  await takingSpace(payer, objects, now),
];
