import { link, open, rm, writeFile } from 'node:fs/promises';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Answers of file systems without hard links, such as FAT and many shared folders. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']);

async function createHere(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

/**
 * Writes a file unless it exists, and answers whether it did; of two callers at once one does. A link makes the
 * whole file appear at once. Without hard links it is created first and then filled.
 */
export async function writeNew(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await link(draft, path).catch((error: unknown) => {
      if (NO_LINKS.has(codeOf(error))) return createHere(path, content);
      throw error;
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
