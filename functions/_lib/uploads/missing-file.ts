import { CallError } from '#functions/_lib/errors.ts';
import { CODE } from '#shared/codes.ts';

export const missingFile = (): CallError =>
  new CallError(CODE.notFound, { reason: 'uploads.missing' });
