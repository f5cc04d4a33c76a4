import { link, rm, writeFile } from 'node:fs/promises';
import { draftOf, syncFile, syncFolderOf } from './replace-file.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Answers of file systems without hard links, such as FAT and many shared folders. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']);

async function createHere(path: string, content: string): Promise<void> {
  await writeFile(path, '', { mode: 0o600, flag: 'wx' });
  try {
    await writeFile(path, content);
    await syncFile(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Writes a file unless it exists, and answers whether it did; of two callers at once one does. It is on the
 * disk when this resolves: a link makes the whole file appear at once. Without hard links it is created first and
 * then filled.
 */
export async function writeNew(path: string, content: string): Promise<boolean> {
  const draft = draftOf(path);
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await syncFile(draft);
    await link(draft, path).catch((error: unknown) => {
      if (NO_LINKS.has(codeOf(error))) return createHere(path, content);
      throw error;
    });
    await syncFolderOf(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
