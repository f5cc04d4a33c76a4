import type { StoredObject } from '#functions/domain/storage/stored-object.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { newId } from '#shared/ids.ts';
import type { Person } from './person.ts';

/** The record of an upload that is finished, for calls that show it. */
export async function storeUploaded(
  owner: Person,
  kind: StoredObject['kind'],
  values: Partial<StoredObject> = {},
) {
  const id = newId('upload');
  const key = `${fileKeyPrefix(owner.schoolId, id)}.png`;
  return {
    ...(await storeObject(owner, { key, kind, bytes: 1000, name: '截图.png', ...values })),
    id,
  };
}
