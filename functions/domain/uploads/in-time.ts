import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import type { FileContent } from './open-archive.ts';

/** Says nothing about the file: it stays, and is checked again. */
const tooSlow = (): CallError => new CallError(CODE.wait, { reason: 'uploads.slow' });

/**
 * Looks at a file for so long as a call may take. Throws -1 `uploads.slow` after that; what is still under way
 * then gets no further bytes, and ends.
 */
export async function inTime<T>(
  file: FileContent,
  look: (file: FileContent) => Promise<T>,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(tooSlow());
  }, UPLOAD_LIMITS.archiveCheckMs);
  const read: FileContent['read'] = async (start, length) => {
    if (isLate) throw tooSlow();
    return file.read(start, length);
  };
  try {
    return await Promise.race([look({ ...file, read }), late]);
  } finally {
    clearTimeout(timer);
  }
}
