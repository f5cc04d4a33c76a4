import {
  batchList,
  type CertificateBatchValue,
  certificateBatches,
} from '#functions/domain/certificates/certificate-batch.ts';
import { runBatch } from '#functions/domain/certificates/make-certificates.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates } from '#shared/contracts/certificates.ts';
import { CertificateBatchId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { toBatchDto } from './dtos.ts';
import { loadOwnBatch } from './scope.ts';

type Calls = typeof certificates.endpoints;

export const stepBatch: UseCase<Calls['step']> = async (actor, { batch_id }, deps) => {
  const batch = await loadOwnBatch(actor, batch_id);
  return { batch: toBatchDto(actor, await runBatch(batch, deps.now())) };
};

export const showBatch: UseCase<Calls['batch']> = async (actor, { batch_id }) => ({
  batch: toBatchDto(actor, await loadOwnBatch(actor, batch_id)),
});

const BATCHES = 10;

export const listBatches: UseCase<Calls['batches']> = async (actor, { cursor }) => {
  const { schoolId, userId, role } = actor;
  const list = schoolList(schoolId, batchList(role === ROLE.principal ? undefined : userId));
  const { entries, next } = await pageOfList(list, {
    limit: BATCHES,
    from: await fromCursor(cursor, list),
    descending: true,
  });
  const found = await certificateBatches.getMany(
    entries.map(({ target }) => ({ schoolId, id: CertificateBatchId.parse(target) })),
  );
  const shown = found.flatMap((batch) => {
    if (!batch) return [];
    const { rows: _, ...dto } = toBatchDto(actor, batch);
    return [dto];
  });
  return { list: shown, cursor: await toCursor(next, list) };
};

/** Changes a plan of the actor's; undefined: nothing is to be changed. */
const changeBatch = (
  actor: Actor,
  id: CertificateBatchId,
  to: (batch: CertificateBatchValue) => CertificateBatchValue | undefined,
) =>
  retryWrite(async () => {
    const { rev, ...before } = await loadOwnBatch(actor, id);
    const after = to(before);
    if (!after) return { batch: toBatchDto(actor, { ...before, rev }) };
    await transact(certificateBatches.replacing(before, { ...before, rev }, after));
    return { batch: toBatchDto(actor, { ...after, rev: rev + 1 }) };
  });

export const cancelBatch: UseCase<Calls['cancel']> = (actor, { batch_id }) =>
  changeBatch(actor, batch_id, (batch) =>
    batch.state === 'running' ? { ...batch, state: 'cancelled', busyUntil: 0 } : undefined,
  );

export const retryBatch: UseCase<Calls['retry']> = (actor, { batch_id }) =>
  changeBatch(actor, batch_id, (batch) => {
    const rows = batch.rows.map((row) =>
      row.state === 'failed' ? { ...row, state: 'waiting' as const, reason: '' } : row,
    );
    const isLeft = rows.some(({ state }) => state === 'waiting');
    if (batch.state === 'running' || !isLeft) return undefined;
    return { ...batch, state: 'running', rows, busyUntil: 0 };
  });
