import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { objectName, picturesPrefix } from '#functions/platform/object-keys.ts';
import { newId } from '#shared/ids.ts';
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

/** Stores the record of a picture, for calls that show it. Answers its key. */
export async function storeSchoolPicture({ schoolId, userId: owner }: Person): Promise<string> {
  const key = `${picturesPrefix(schoolId)}${newId('upload')}.png`;
  const at = new Date().toISOString();
  const object = { schoolId, key, kind: 'picture' as const, bytes: 10, owner, at };
  await storedObjects.create(object, { ...object, name: '', contentType: 'image/png', uses: 0 });
  return key;
}
