import { type MakingJob, making, makingList } from '#functions/domain/certificates/making-job.ts';
import { cancelJob, pageOfJobs, retryJob, runJob } from '#functions/domain/jobs/run-job.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates } from '#shared/certificates/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { toBatchDto, toBatchLine } from './dtos.ts';
import { loadOwnBatch } from './scope.ts';

type Calls = typeof certificates.endpoints;

const toAnswer = async (actor: Actor, batch: MakingJob) => ({
  batch: await toBatchDto(actor, batch),
});

export const stepBatch: UseCase<Calls['step']> = async (actor, { batch_id }, deps) => {
  const batch = await loadOwnBatch(actor, batch_id);
  return toAnswer(actor, await runJob(making, batch, deps.now()));
};

export const showBatch: UseCase<Calls['batch']> = async (actor, { batch_id }) =>
  toAnswer(actor, await loadOwnBatch(actor, batch_id));

export const cancelBatch: UseCase<Calls['cancel']> = async (actor, { batch_id }) =>
  toAnswer(actor, await cancelJob(making, await loadOwnBatch(actor, batch_id)));

export const retryBatch: UseCase<Calls['retry']> = async (actor, { batch_id }) =>
  toAnswer(actor, await retryJob(making, await loadOwnBatch(actor, batch_id)));

const BATCHES = 10;

export const listBatches: UseCase<Calls['batches']> = async (actor, { cursor }) => {
  const { schoolId, userId, role } = actor;
  const list = makingList(schoolId, role === ROLE.principal ? undefined : userId);
  const { jobs, next } = await pageOfJobs(making, schoolId, list, {
    limit: BATCHES,
    from: await fromCursor(cursor, list),
    descending: true,
  });
  return {
    list: jobs.map((batch) => toBatchLine(actor, batch)),
    cursor: await toCursor(next, list),
  };
};
