import { mkdir } from 'node:fs/promises';
import { Problem } from '../problem.ts';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, and should be a folder',
  ENOTDIR: 'lies below a file, and should be a folder',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that can only be read',
};

/** Makes the folder of the data. Throws a Problem where it cannot be one. */
export async function makeDataFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = REASONS[error instanceof Error && 'code' in error ? String(error.code) : ''];
    if (!reason) throw error;
    throw new Problem(
      `The data are kept in ${dir}, but that ${reason}. Move it away, or choose another folder with LOCAL_DIR.`,
    );
  }
}
