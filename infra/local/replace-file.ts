import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

async function syncing(file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name beside a file that nobody else uses. */
export const draftOf = (path: string): string => `${path}.${randomUUID()}`;

/** Makes what was written outlive a power cut. */
export const syncFile = async (path: string): Promise<void> => syncing(await open(path, 'r+'));

/** Makes a renamed file outlive a power cut; not every system lets a folder be opened for that. */
export async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  if (folder) await syncing(folder).catch(() => undefined);
}

/** Replaces a file by what `write` puts into a draft, whole and for good: a crash leaves the old one or the new one. */
export async function replaceWith<T>(
  path: string,
  write: (draft: string) => Promise<T>,
): Promise<T> {
  const draft = draftOf(path);
  try {
    const result = await write(draft);
    await syncFile(draft);
    await rename(draft, path);
    await syncFolderOf(path);
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Replaces a file by a text that only its owner may read. */
export const replaceFile = (path: string, content: string): Promise<void> =>
  replaceWith(path, (draft) => writeFile(draft, content, { mode: 0o600 }));
