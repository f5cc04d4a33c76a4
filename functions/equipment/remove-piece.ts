import { countingPiece } from '#functions/domain/equipment/kind-counts.ts';
import { loadPiece, pieceNumbers, pieces } from '#functions/domain/equipment/piece.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { equipment } from '#shared/equipment/contract.ts';

/** Deletes a piece to which nothing has happened. */
export const removePiece: UseCase<typeof equipment.endpoints.remove> = (
  actor,
  { piece_id },
  deps,
) =>
  retryWrite(async () => {
    const piece = await loadPiece(actor.schoolId, piece_id);
    if (piece.steps > 0) throw new CallError(CODE.wait, { reason: 'equipment.hasHistory' });
    const claim = await pieceNumbers.get(piece, { consistent: true });
    await transact([
      ...pieces.removing(piece, piece),
      ...(claim ? pieceNumbers.removing(piece, claim) : []),
      ...countingPiece(piece, piece.state, undefined),
      ...loggingOperation({ ...actor, now: deps.now() }, 'equipment.remove', {
        id: piece.id,
        number: piece.number,
      }),
    ]);
    return null;
  });
