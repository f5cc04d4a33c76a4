import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';

/** The bytes of an avatar in the bucket; undefined when there is no such object. */
export async function storedObject(key: string): Promise<Buffer | undefined> {
  const client = new S3Client({ forcePathStyle: true });
  const command = new GetObjectCommand({ Bucket: process.env.AVATARS_BUCKET, Key: key });
  try {
    const { Body } = await client.send(command);
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
