import { crc32 } from 'node:zlib';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { readObject } from '#functions/platform/objects.ts';
import type { LargeFile } from './archive-state.ts';
import type { ArchiveWriter } from './archive-writer.ts';

/** Bytes that are read at once: of a large file, or of many small ones. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 8;

/** An object, and where it lies in the archive. */
export interface FileToCopy {
  readonly key: string;
  readonly path: string;
  readonly bytes: number;
  readonly at: Date;
}

/** The bytes of a file from `start` on; undefined when it was removed since it was listed. */
async function read(
  bucket: string,
  { key, bytes }: Pick<FileToCopy, 'key' | 'bytes'>,
  start = 0,
): Promise<Buffer | undefined> {
  if (bytes === 0) return Buffer.alloc(0);
  try {
    return await readObject({ bucket, key }, start, Math.min(CHUNK_BYTES, bytes - start));
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** A file that does not fit into one chunk, before anything is read of it. */
export const largeFrom = ({ key, path, at, bytes }: FileToCopy): LargeFile => ({
  key,
  path,
  at: at.toISOString(),
  bytes,
  crc: 0,
  checked: 0,
  copied: 0,
});

/** Goes on with a large file by one chunk. Answers how far it is, or how it has ended. */
export async function copyChunk(
  bucket: string,
  large: LargeFile,
  writer: ArchiveWriter,
): Promise<LargeFile | 'copied' | 'gone'> {
  const isChecked = large.checked >= large.bytes;
  const chunk = await read(bucket, large, isChecked ? large.copied : large.checked);
  if (!chunk && large.copied === 0) return 'gone';
  // Its header is written: what is missing now is filled up, so that the archive stays readable.
  const body = chunk ?? Buffer.alloc(Math.min(CHUNK_BYTES, large.bytes - large.copied));
  if (!isChecked)
    return { ...large, crc: crc32(body, large.crc), checked: large.checked + body.length };
  if (large.copied === 0) await writer.begin({ ...large, at: new Date(large.at) });
  await writer.append(body);
  const copied = large.copied + body.length;
  return copied < large.bytes ? { ...large, copied } : 'copied';
}

/** The files at the beginning of a list that fit into one chunk together. */
export function filesOfChunk<F extends FileToCopy>(files: readonly F[]): F[] {
  const taken: F[] = [];
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > CHUNK_BYTES) break;
    taken.push(file);
  }
  return taken;
}

/** Copies files that fit into one chunk. Answers how long each is; undefined for those that are gone. */
export async function copySmall(
  bucket: string,
  files: readonly FileToCopy[],
  writer: ArchiveWriter,
): Promise<(number | undefined)[]> {
  const bodies = await mapConcurrently(files, AT_ONCE, (file) => read(bucket, file));
  for (const [index, file] of files.entries()) {
    const body = bodies[index];
    if (!body) continue;
    await writer.begin({ ...file, bytes: body.length, crc: crc32(body) });
    await writer.append(body);
  }
  return bodies.map((body) => body?.length);
}
