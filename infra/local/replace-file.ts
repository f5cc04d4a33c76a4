import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

async function closing<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Makes a renamed file outlive a power cut; not every system lets a folder be opened for that. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  if (folder) await closing(folder, (file) => file.sync()).catch(() => undefined);
}

/** Replaces a file whole and for good: after a crash it is the old one or the new one. Readable by its owner. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const draft = `${path}.draft`;
  try {
    await closing(await open(draft, 'w', 0o600), async (file) => {
      await file.writeFile(content);
      await file.sync();
    });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
