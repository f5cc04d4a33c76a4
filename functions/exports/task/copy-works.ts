import type { LargeFile } from '#functions/domain/exports/archive-state.ts';
import type { ArchiveWriter } from '#functions/domain/exports/archive-writer.ts';
import {
  copyChunk,
  copySmall,
  type FileToCopy,
  filesOfChunk,
  largeFrom,
} from '#functions/domain/exports/copy-file.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { headObject } from '#functions/platform/objects.ts';
import type { TaskExportValue } from './task-export.ts';

/** Files that are copied together at most. */
const TOGETHER = 40;

const bucketOf = ({ key }: Pick<FileToCopy, 'key'>): string => objectName(key).bucket;

/** Behind the next file, of which so many bytes were copied; undefined when it was gone. */
function behind(before: TaskExportValue, bytes: number | undefined): TaskExportValue {
  const { large: _, ...place } = before.place;
  const next = { ...before, place: { ...place, file: place.file + 1 } };
  if (bytes === undefined) return { ...next, filesGone: next.filesGone + 1 };
  return { ...next, files: next.files + 1, bytes: next.bytes + bytes };
}

async function goOnWithLarge(
  before: TaskExportValue,
  large: LargeFile,
  writer: ArchiveWriter,
): Promise<TaskExportValue> {
  const state = await copyChunk(bucketOf(large), large, writer);
  if (state === 'gone') return behind(before, undefined);
  if (state === 'copied') return behind(before, large.bytes);
  return { ...before, place: { ...before.place, large: state } };
}

/** Copies the next of the files into the archive: some small ones, or a piece of a large one. */
export async function copyWorks(
  before: TaskExportValue,
  all: readonly FileToCopy[],
  writer: ArchiveWriter,
): Promise<TaskExportValue> {
  const { place } = before;
  if (place.large) return goOnWithLarge(before, place.large, writer);
  const files = all.slice(place.file, place.file + TOGETHER);
  const [first] = files;
  if (!first) return before;
  const small = filesOfChunk(files);
  if (small.length === 0) {
    // What stands before its bytes says how many there are.
    const head = await headObject(objectName(first.key));
    if (!head) return behind(before, undefined);
    return { ...before, place: { ...place, large: largeFrom({ ...first, bytes: head.bytes }) } };
  }
  const lengths = await copySmall(bucketOf(first), small, writer);
  return lengths.reduce(behind, before);
}
