import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { objectName } from '#functions/platform/object-keys.ts';

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
