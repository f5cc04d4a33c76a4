import { type StoredObject, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { newId } from '#shared/ids.ts';
import type { Person } from './person.ts';

/** The record of an upload that is finished, for calls that show it. */
export async function storeUploaded(
  { schoolId, userId: owner }: Person,
  kind: StoredObject['kind'],
  values: Partial<StoredObject> = {},
) {
  const id = newId('upload');
  const object = {
    schoolId,
    key: `${fileKeyPrefix(schoolId, id)}.png`,
    kind,
    bytes: 1000,
    owner,
    at: new Date().toISOString(),
    name: '截图.png',
    contentType: 'image/png',
    uses: 0,
    ...values,
  };
  await storedObjects.create(object, object);
  return { ...object, id };
}
