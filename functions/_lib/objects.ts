import { lazy } from './lazy.ts';

/** Loaded at first use: most calls never touch a bucket. */
const s3 = lazy(async () => {
  const sdk = await import('@aws-sdk/client-s3');
  return { sdk, client: new sdk.S3Client({ forcePathStyle: true }) };
});

export interface StoredObject {
  readonly bucket: string;
  readonly key: string;
}

export async function putObject(
  { bucket, key }: StoredObject,
  body: Uint8Array,
  contentType: string,
): Promise<void> {
  const { sdk, client } = await s3();
  await client.send(
    new sdk.PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentType: contentType,
      CacheControl: 'private, max-age=86400, immutable',
    }),
  );
}

export async function removeObject({ bucket, key }: StoredObject): Promise<void> {
  const { sdk, client } = await s3();
  await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
