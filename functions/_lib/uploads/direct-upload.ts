import { optionalEnv } from '#functions/_lib/env.ts';
import { lazy } from '#functions/_lib/lazy.ts';
import type { ObjectName } from '#functions/_lib/objects.ts';
import { LIMITS } from '#shared/limits.ts';

/**
 * The store as browsers reach it. Checksums only where they are demanded: a browser that sends a part to a
 * signed address does not make the one that the SDK would sign.
 */
const s3 = lazy(async () => {
  const { sdk } = await import('#functions/_lib/s3-sdk.ts');
  const endpoint = optionalEnv('UPLOADS_ENDPOINT');
  // A bucket of the cloud has a host of its own, which the pages' policy names.
  const place = endpoint ? { endpoint, forcePathStyle: true } : {};
  const checksums = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const;
  const client = new sdk.S3Client({ ...checksums, forcePathStyle: true });
  return { sdk, client, signer: new sdk.S3Client({ ...checksums, ...place }) };
});

const toRequest = ({ bucket, key }: ObjectName) => ({ Bucket: bucket, Key: key });

export interface Form {
  readonly url: string;
  readonly fields: Record<string, string>;
}

/** A form with which a browser may send exactly this: key, type and number of bytes, for some minutes. */
export async function signForm(
  name: ObjectName,
  { bytes, contentType }: { readonly bytes: number; readonly contentType: string },
): Promise<Form> {
  const { signer } = await s3();
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  return createPresignedPost(signer, {
    ...toRequest(name),
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', bytes, bytes]],
    Expires: LIMITS.uploadFormSeconds,
  });
}

export async function beginParts(name: ObjectName, contentType: string): Promise<string> {
  const { sdk, client } = await s3();
  const request = { ...toRequest(name), ContentType: contentType };
  const { UploadId = '' } = await client.send(new sdk.CreateMultipartUploadCommand(request));
  return UploadId;
}

export interface PartsOf extends ObjectName {
  readonly multipart: string;
}
const toPartsRequest = (parts: PartsOf) => ({ ...toRequest(parts), UploadId: parts.multipart });

/** The address to which a browser may send one part of exactly so many bytes, for some minutes. */
export async function signPart(parts: PartsOf, part: number, bytes: number): Promise<string> {
  const { sdk, signer } = await s3();
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const request = { ...toPartsRequest(parts), PartNumber: part, ContentLength: bytes };
  return getSignedUrl(signer, new sdk.UploadPartCommand(request), {
    expiresIn: LIMITS.uploadFormSeconds,
    signableHeaders: new Set(['host', 'content-length']),
    unhoistableHeaders: new Set(['content-length']),
  });
}

export interface ArrivedPart {
  readonly part: number;
  readonly bytes: number;
  readonly etag: string;
}

const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchUpload';

/** The parts that have arrived, in their order (all fit into one page); undefined when it has ended. */
export async function listParts(parts: PartsOf): Promise<ArrivedPart[] | undefined> {
  const { sdk, client } = await s3();
  try {
    const { Parts = [] } = await client.send(new sdk.ListPartsCommand(toPartsRequest(parts)));
    return Parts.map(({ PartNumber = 0, Size = 0, ETag = '' }) => ({
      part: PartNumber,
      bytes: Size,
      etag: ETag,
    }));
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Puts the parts together. Nothing happens when that has been done before. */
export async function completeParts(
  parts: PartsOf,
  arrived: readonly ArrivedPart[],
): Promise<void> {
  const { sdk, client } = await s3();
  const Parts = arrived.map(({ part, etag }) => ({ PartNumber: part, ETag: etag }));
  const request = { ...toPartsRequest(parts), MultipartUpload: { Parts } };
  try {
    await client.send(new sdk.CompleteMultipartUploadCommand(request));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Nothing of the parts stays. */
export async function abortParts(parts: PartsOf): Promise<void> {
  const { sdk, client } = await s3();
  try {
    await client.send(new sdk.AbortMultipartUploadCommand(toPartsRequest(parts)));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
