import {
  CHECKSUMS,
  type PartsOf,
  toPartsRequest,
  toRequest,
} from '#functions/domain/uploads/direct-upload.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import { LIMITS } from '#shared/limits.ts';

/** The store as browsers reach it. */
const s3 = lazy(async () => {
  const { sdk } = await import('#functions/platform/s3-sdk.ts');
  const endpoint = optionalEnv('UPLOADS_ENDPOINT');
  // A bucket of the cloud has a host of its own, which the pages' policy names.
  const place = endpoint ? { endpoint, forcePathStyle: true } : {};
  return { sdk, signer: new sdk.S3Client({ ...CHECKSUMS, ...place }) };
});

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
