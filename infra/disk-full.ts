/** No space, no quota, or a file at its largest allowed size. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether something could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code));
