import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { S3Store } from '@20minutes/s3rver';

/** Writes to a temporary file and renames it, so that no reader gets half of it. */
async function replaceFile<T>(path: string, write: (beside: string) => Promise<T>): Promise<T> {
  const beside = `${path}.${randomUUID()}`;
  try {
    const result = await write(beside);
    await rename(beside, path);
    return result;
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

const withoutQuotes = (etag: string): string => etag.replaceAll('"', '');

const copying =
  (store: S3Store): S3Store['copyObject'] =>
  async (fromBucket, fromKey, bucket, key, replacement) => {
    const source = await store.getMetadata(fromBucket, fromKey);
    const target = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(target), { recursive: true });
    await replaceFile(target, (beside) =>
      copyFile(store.getResourcePath(fromBucket, fromKey, 'object'), beside),
    );
    await store.putMetadata(bucket, key, replacement ?? source, withoutQuotes(source.etag));
    return store.getMetadata(bucket, key);
  };

/** Leaves no half description of an object, which nobody could read; without one it has S3's own. */
function describing(store: S3Store): S3Store['putMetadata'] {
  const { putMetadata } = store;
  return async (bucket, key, metadata, md5) => {
    try {
      await putMetadata.call(store, bucket, key, metadata, md5);
    } catch (error) {
      for (const part of ['object.md5', 'metadata.json'])
        await rm(store.getResourcePath(bucket, key, part), { force: true });
      throw error;
    }
  };
}

/** Keeps empty folders, because another object may be about to be written into them. */
const deleting =
  (store: S3Store): S3Store['deleteObject'] =>
  async (bucket, key) => {
    for (const part of ['object', 'object.md5', 'metadata.json'])
      await rm(store.getResourcePath(bucket, key, part), { force: true });
  };

/**
 * Makes writes to the store atomic, as in S3: with concurrent requests an object exists with all of its
 * content, or not at all.
 */
export function makeAtomic(store: S3Store): void {
  const { putContent } = store;
  store.putContent = (path, content) => {
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    return replaceFile(path, (beside) => putContent.call(store, beside, stream));
  };
  store.putMetadata = describing(store);
  store.copyObject = copying(store);
  store.deleteObject = deleting(store);
}
