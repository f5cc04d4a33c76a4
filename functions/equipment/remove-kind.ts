import { kinds, loadKind } from '#functions/domain/equipment/kind.ts';
import { endingCounts } from '#functions/domain/equipment/kind-counts.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { showingPicture } from './kind-picture.ts';

const hasPieces = (): CallError => new CallError(CODE.wait, { reason: 'equipment.kindHasPieces' });

/** Deletes a kind that has no pieces. */
export const removeKind: UseCase<typeof equipment.endpoints.removeKind> = (
  actor,
  { kind_id },
  deps,
) =>
  retryWrite(async () => {
    const kind = await loadKind(actor.schoolId, kind_id);
    const { writes, dropped } = await showingPicture(actor, kind.picture, '');
    await transact([
      ...kinds.removing(kind, kind),
      endingCounts(kind, hasPieces()),
      ...writes,
      ...loggingOperation({ ...actor, now: deps.now() }, 'equipment.kind-remove', {
        id: kind.id,
        before: { name: kind.name, code: kind.code },
      }),
    ]);
    await releaseUnused(actor, dropped, deps);
    return null;
  });
