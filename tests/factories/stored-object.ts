import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { type StoredObject, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { objectName, picturesPrefix } from '#functions/platform/object-keys.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import { itemsWhere } from './own-table.ts';
import type { Person } from './person.ts';

/** The bytes of an object in its bucket; undefined when there is no such object. */
export async function storedObject(key: string): Promise<Buffer | undefined> {
  const client = new S3Client({ forcePathStyle: true });
  const { bucket } = objectName(key);
  const command = new GetObjectCommand({ Bucket: bucket, Key: key });
  try {
    const { Body } = await client.send(command);
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** The records of all objects of a school, which no call reads together. */
export async function recordsOf(schoolId: SchoolId): Promise<StoredObject[]> {
  const objects = `${schoolPrefix(schoolId)}OBJECTS#`;
  const items = await itemsWhere('begins_with(pk, :objects)', { ':objects': objects });
  return items.map((item) => storedObjects.parse(item));
}

/** What the school's space says, and what its records add up to. */
export async function booksOf(schoolId: SchoolId) {
  const [figure, records] = [await loadUsedSpace(schoolId, true), await recordsOf(schoolId)];
  const bytes = records.reduce((sum, record) => sum + record.bytes, 0);
  return { figure, bytes, objects: records.length };
}

/** Stores the record of a picture, for calls that show it. Answers its key. */
export async function storeSchoolPicture(owner: Person): Promise<string> {
  const key = `${picturesPrefix(owner.schoolId)}${newId('upload')}.png`;
  return (await storeObject(owner, { key, kind: 'picture' })).key;
}
