import { announceSigned, makeClient } from '#functions/platform/aws-client.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { CHECKSUMS, type PartsOf, toPartsRequest, toRequest } from './direct-upload.ts';

/** Signs for the address at which browsers reach the store. */
const s3 = lazy(async () => {
  const { sdk } = await import('#functions/platform/s3-sdk.ts');
  const endpoint = optionalEnv('UPLOADS_ENDPOINT');
  // In the cloud each bucket has its own host, which the content security policy names.
  const place = endpoint ? { endpoint, forcePathStyle: true } : {};
  return { sdk, signer: makeClient(sdk.S3Client, { ...CHECKSUMS, ...place }) };
});

export interface Form {
  readonly url: string;
  readonly fields: Record<string, string>;
}

/** A form with which a browser may post one object of exactly this key, type and size, for some minutes. */
export async function signForm(
  name: ObjectName,
  { bytes, contentType }: { readonly bytes: number; readonly contentType: string },
): Promise<Form> {
  const { signer } = await s3();
  await announceSigned('PutObjectCommand', toRequest(name));
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  return createPresignedPost(signer, {
    ...toRequest(name),
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', bytes, bytes]],
    Expires: UPLOAD_LIMITS.formSeconds,
  });
}

/** The address to which a browser may send one part of exactly this size, for some minutes. */
export async function signPart(parts: PartsOf, part: number, bytes: number): Promise<string> {
  const { sdk, signer } = await s3();
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const request = { ...toPartsRequest(parts), PartNumber: part, ContentLength: bytes };
  return getSignedUrl(signer, new sdk.UploadPartCommand(request), {
    expiresIn: UPLOAD_LIMITS.formSeconds,
    signableHeaders: new Set(['host', 'content-length']),
    unhoistableHeaders: new Set(['content-length']),
  });
}
