import { makeClient, SILENCE_ENDS } from '#functions/platform/aws-client.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import { savingAs } from '#functions/platform/saving-as.ts';

/**
 * Checksums only where S3 requires them: a browser that sends a part to a signed address does not compute the
 * one that the SDK would sign.
 */
export const CHECKSUMS = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const;

const s3 = lazy(async () => {
  const { sdk } = await import('#functions/platform/s3-sdk.ts');
  const settings = { ...SILENCE_ENDS, ...CHECKSUMS, forcePathStyle: true };
  return { sdk, client: makeClient(sdk.S3Client, settings) };
});

export const toRequest = ({ bucket, key }: ObjectName) => ({ Bucket: bucket, Key: key });

/** With a name for it, the object is saved under that, and not shown, where it is fetched. */
export async function beginParts(
  name: ObjectName,
  contentType: string,
  savedAs?: string,
): Promise<string> {
  const { sdk, client } = await s3();
  const request = {
    ...toRequest(name),
    ContentType: contentType,
    ...(savedAs && { ContentDisposition: savingAs(savedAs) }),
  };
  const { UploadId = '' } = await client.send(new sdk.CreateMultipartUploadCommand(request));
  return UploadId;
}

export interface PartsOf extends ObjectName {
  readonly multipart: string;
}
export const toPartsRequest = (parts: PartsOf) => ({
  ...toRequest(parts),
  UploadId: parts.multipart,
});

export interface ArrivedPart {
  readonly part: number;
  readonly bytes: number;
  readonly etag: string;
}

const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchUpload';

/** Sends a part from here; one that is sent again replaces the one before. */
export async function sendPart(parts: PartsOf, part: number, body: Buffer): Promise<ArrivedPart> {
  const { sdk, client } = await s3();
  const request = { ...toPartsRequest(parts), PartNumber: part, Body: body };
  const { ETag = '' } = await client.send(new sdk.UploadPartCommand(request));
  return { part, bytes: body.length, etag: ETag };
}

/** The parts that have arrived, in order (all fit into one page); undefined when the upload has ended. */
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

/** Joins the parts. Does nothing when that was done before. */
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

/** Removes the parts. Does nothing when the upload has ended. */
export async function abortParts(parts: PartsOf): Promise<void> {
  const { sdk, client } = await s3();
  try {
    await client.send(new sdk.AbortMultipartUploadCommand(toPartsRequest(parts)));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
