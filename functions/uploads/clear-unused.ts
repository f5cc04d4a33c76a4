import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { removeUnused } from '#functions/domain/storage/storage.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { uploads as contract } from '#shared/uploads/contract.ts';

/** Files of one step. */
const TOGETHER = 8;

export const clearUnused: UseCase<typeof contract.endpoints.clearUnused> = async (
  actor,
  _input,
  deps,
) => {
  const { removed, left } = await removeUnused(actor, TOGETHER, deps);
  const files = removed.length;
  const bytes = removed.reduce((sum, file) => sum + file.bytes, 0);
  if (files > 0) await logOperation({ ...actor, now: deps.now() }, 'file.clear', { files, bytes });
  return { files, bytes, left };
};
