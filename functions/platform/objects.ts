import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { makeClient, SILENCE_ENDS } from './aws-client.ts';
import { lazy } from './lazy.ts';
import { savingAs } from './saving-as.ts';

/** Loaded at first use: most calls never touch a bucket. */
const s3 = lazy(async () => {
  const { sdk } = await import('./s3-sdk.ts');
  return { sdk, client: makeClient(sdk.S3Client, { ...SILENCE_ENDS, forcePathStyle: true }) };
});

export interface ObjectName {
  readonly bucket: string;
  readonly key: string;
}
const toRequest = ({ bucket, key }: ObjectName) => ({ Bucket: bucket, Key: key });

/** In browsers as long as a picture's address stays the same; at the edge only as long as a removed file may stay. */
const CACHING = `max-age=${UPLOAD_LIMITS.mediaUrlSeconds}, s-maxage=${UPLOAD_LIMITS.mediaEdgeSeconds}, immutable`;

/** With `savedAs` it is saved under that name where it is fetched, and not shown. */
export async function putObject(
  name: ObjectName,
  body: Uint8Array,
  contentType: string,
  savedAs?: string,
): Promise<void> {
  const { sdk, client } = await s3();
  await client.send(
    new sdk.PutObjectCommand({
      ...toRequest(name),
      Body: body,
      ContentType: contentType,
      CacheControl: CACHING,
      ...(savedAs && { ContentDisposition: savingAs(savedAs) }),
    }),
  );
}

export async function removeObject(name: ObjectName): Promise<void> {
  const { sdk, client } = await s3();
  await client.send(new sdk.DeleteObjectCommand(toRequest(name)));
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/**
 * S3 says so to a function that may list the bucket. To others it answers 403, as for a right that is wanting, which is
 * a fault; and so is a bucket that does not exist.
 */
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');
const isChanged = (error: unknown): boolean => statusOf(error) === 412;

export interface ObjectHead {
  readonly bytes: number;
  readonly etag: string;
}

/** Undefined where there is no object. */
export async function headObject(name: ObjectName): Promise<ObjectHead | undefined> {
  const { sdk, client } = await s3();
  try {
    const found = await client.send(new sdk.HeadObjectCommand(toRequest(name)));
    return { bytes: found.ContentLength ?? 0, etag: found.ETag ?? '' };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** S3 refuses what lies behind the end of an object, where a file that was cut seems to go on. */
const isBehindEnd = (error: unknown): boolean => statusOf(error) === 416;

/** Bytes of an object from `start` on; fewer where it ends, none behind its end. */
export async function readObject(name: ObjectName, start: number, length: number): Promise<Buffer> {
  const { sdk, client } = await s3();
  const Range = `bytes=${start}-${start + length - 1}`;
  try {
    const found = await client.send(new sdk.GetObjectCommand({ ...toRequest(name), Range }));
    return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (isBehindEnd(error)) return Buffer.alloc(0);
    throw error;
  }
}

/**
 * Copies an object; false when the source does not exist, or its content is not that of `etag`. With a name the copy
 * is saved under it where it is fetched, and not shown.
 */
export async function copyObject(
  from: ObjectName & { readonly etag: string },
  to: ObjectName,
  contentType: string,
  savedAs?: string,
): Promise<boolean> {
  const { sdk, client } = await s3();
  const command = new sdk.CopyObjectCommand({
    ...toRequest(to),
    CopySource: `${from.bucket}/${from.key}`,
    CopySourceIfMatch: from.etag,
    MetadataDirective: 'REPLACE',
    ContentType: contentType,
    CacheControl: CACHING,
    ...(savedAs && { ContentDisposition: savingAs(savedAs) }),
  });
  try {
    await client.send(command);
    return true;
  } catch (error) {
    if (isMissing(error) || isChanged(error)) return false;
    throw error;
  }
}

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
}

/** The next objects of a bucket whose keys begin with a prefix, in the order of their keys; few at the end. */
export async function listObjects(
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  { after = '', limit }: { readonly after?: string; readonly limit: number },
): Promise<ListedObject[]> {
  const { sdk, client } = await s3();
  const { Contents = [] } = await client.send(
    new sdk.ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      MaxKeys: limit,
      ...(after && { StartAfter: after }),
    }),
  );
  return Contents.map(({ Key = '', Size = 0 }) => ({ key: Key, bytes: Size }));
}
