import { announceSigned, makeClient } from '#functions/platform/aws-client.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ObjectName } from '#functions/platform/objects.ts';

const VALID_SECONDS = 3600;

/** Signs for the address at which browsers reach the store. */
const s3 = lazy(async () => {
  const { sdk } = await import('#functions/platform/s3-sdk.ts');
  const endpoint = optionalEnv('UPLOADS_ENDPOINT');
  const place = endpoint ? { endpoint, forcePathStyle: true } : {};
  return { sdk, signer: makeClient(sdk.S3Client, place) };
});

/** The address at which an archive can be fetched for an hour, straight from the store. */
export async function signArchive({ bucket, key }: ObjectName): Promise<string> {
  const { sdk, signer } = await s3();
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const request = { Bucket: bucket, Key: key };
  await announceSigned('GetObjectCommand', request);
  return getSignedUrl(signer, new sdk.GetObjectCommand(request), { expiresIn: VALID_SECONDS });
}
