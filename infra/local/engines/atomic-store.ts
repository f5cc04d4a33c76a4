import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { S3Store } from '@20minutes/s3rver';
import { replaceWith } from '../replace-file.ts';

const withoutQuotes = (etag: string): string => etag.replaceAll('"', '');

const copying =
  (store: S3Store): S3Store['copyObject'] =>
  async (fromBucket, fromKey, bucket, key, replacement) => {
    const source = await store.getMetadata(fromBucket, fromKey);
    const target = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(target), { recursive: true });
    await replaceWith(target, (draft) =>
      copyFile(store.getResourcePath(fromBucket, fromKey, 'object'), draft),
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
 * content, or not at all. What has been answered outlives a power cut.
 */
export function makeAtomic(store: S3Store): void {
  const { putContent } = store;
  store.putContent = (path, content) => {
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    return replaceWith(path, (draft) => putContent.call(store, draft, stream));
  };
  store.putMetadata = describing(store);
  store.copyObject = copying(store);
  store.deleteObject = deleting(store);
}
