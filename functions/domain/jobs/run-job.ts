import { users } from '#functions/domain/people/user.ts';
import { isStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { type ListPage, type ListQuery, pageOfList } from '#functions/platform/listing.ts';
import { type Shift, unlessOvertaken, workOff } from '#functions/platform/work-off.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import {
  isOpen,
  type JobKey,
  type JobKind,
  type JobOf,
  type JobRow,
  type JobSchema,
  type RowOf,
  type Turn,
} from './job.ts';
import { takeLease } from './lease.ts';

/** Rows of one step, and until when the next one is begun. */
export const STEP_ROWS = 10;
const STEP_MS = 3_000;

const noSuchJob = ({ missing: reason }: { readonly missing: MessageKey }): CallError =>
  new CallError(CODE.notFound, { reason });

/** Throws 2004. */
export async function loadJob<S extends JobSchema>(
  kind: JobKind<S>,
  key: JobKey,
): Promise<JobOf<S>> {
  const found = await kind.jobs.get(key, { consistent: true });
  if (!found) throw noSuchJob(kind);
  return found;
}

/** A page of the jobs in a list of the school that their kind names. */
export async function pageOfJobs<S extends JobSchema>(
  kind: JobKind<S>,
  schoolId: SchoolId,
  list: string,
  query: ListQuery,
): Promise<Pick<ListPage, 'next'> & { readonly jobs: JobOf<S>[] }> {
  const { entries, next } = await pageOfList(list, query);
  const ids = entries.map(({ target }) => ({ schoolId, id: kind.ids.parse(target) }));
  const found = await kind.jobs.getMany(ids);
  return { jobs: found.filter((job) => job !== undefined), next };
}

/** The next rows, with the children whom they concern. */
async function nextTurns<S extends JobSchema>({ schoolId, rows }: JobOf<S>): Promise<Turn<S>[]> {
  const next = rows
    .map((row: RowOf<S>, at: number) => ({ row, at }))
    .filter(({ row }) => row.state === 'waiting')
    .slice(0, STEP_ROWS);
  const ids = next.flatMap(({ row }) => row.studentId ?? []);
  const children = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return next.map((turn) => ({
    ...turn,
    child: children.find((user) => user?.id === turn.row.studentId),
  }));
}

/** True for what will pass by itself, as while a deployment changes functions: the step breaks off, and no row fails. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && error.details.status === 503;

/** What carries the rows of a step out. What refuses the job as a whole refuses each of them. */
async function begun<S extends JobSchema>(
  kind: JobKind<S>,
  job: JobOf<S>,
  turns: readonly Turn<S>[],
  now: Date,
): Promise<(turn: Turn<S>) => Promise<Partial<RowOf<S>>>> {
  try {
    return await kind.begin(job, turns, now);
  } catch (error) {
    if (!(error instanceof CallError) || isPassing(error)) throw error;
    return () => Promise.reject(error);
  }
}

/**
 * Why a row failed. A row stores no more than the key of a message, since values may be names: a reason with values says
 * what its code means. A fault, which is logged, keeps no other row from being carried out.
 */
function reasonOf(error: unknown, part: string, ids: Readonly<Record<string, string>>): MessageKey {
  if (error instanceof InputError) return `code.${error.code}`;
  if (error instanceof CallError) {
    const { reason = 'common.stale', params } = error.details;
    return params ? `code.${error.code}` : reason;
  }
  logFault(part, ids, error);
  return 'code.0';
}

/** Whether the job is still this step's: not cancelled, and not taken over by another one. */
async function isHeld<S extends JobSchema>({ jobs }: JobKind<S>, job: JobOf<S>): Promise<boolean> {
  const current = await jobs.get(job, { consistent: true });
  return current?.state === 'running' && current.busyUntil === job.busyUntil;
}

/**
 * Carries out the next rows, until the time is over or the job is not this step's any more. Answers them, each at its
 * place.
 */
async function takeStep<S extends JobSchema>(
  kind: JobKind<S>,
  job: JobOf<S>,
  now: Date,
): Promise<(JobRow | undefined)[]> {
  const until = performance.now() + STEP_MS;
  const turns = await nextTurns(job);
  const carryOut = await begun(kind, job, turns, now);
  const rows: (JobRow | undefined)[] = [];
  for (const [index, turn] of turns.entries()) {
    const { row, at, child } = turn;
    // At least one row, however long it took to begin.
    if ((index > 0 && performance.now() > until) || !(await isHeld(kind, job))) break;
    try {
      if (row.studentId && !isStudent(child)) throw noSuchStudent();
      rows[at] = { ...row, ...(await carryOut(turn)), state: 'done', reason: '' };
    } catch (error) {
      if (isPassing(error)) throw error;
      const ids = { school: job.schoolId, job: job.id, row: row.id };
      rows[at] = { ...row, state: 'failed', reason: reasonOf(error, kind.part, ids) };
    }
  }
  return rows;
}

/** Of a row as it is stored and as this step left it: another step may have carried it out, too. */
const later = (stored: JobRow, own: JobRow | undefined): JobRow =>
  own && (stored.state === 'waiting' || own.state === 'done') ? own : stored;

/** Keeps what a step has done, also of a job that was cancelled or taken over meanwhile, which stays so. */
async function keep<S extends JobSchema>(
  kind: JobKind<S>,
  job: JobOf<S>,
  own: readonly (JobRow | undefined)[],
  { now, unasked }: { readonly now: Date; readonly unasked: boolean },
): Promise<JobOf<S>> {
  const kept = await kind.jobs.change(
    job,
    (stored) => {
      const rows = stored.rows.map((row: JobRow, at: number) => later(row, own[at]));
      const isLeft = rows.some(({ state }) => state === 'waiting');
      const state = isLeft || !isOpen(stored) ? stored.state : 'done';
      const busyUntil = stored.busyUntil === job.busyUntil ? 0 : stored.busyUntil;
      return { ...stored, rows, state, busyUntil };
    },
    async (before, after) =>
      unasked && isOpen(before) && !isOpen(after) ? ((await kind.ending?.(after, now)) ?? []) : [],
  );
  if (!kept) throw noSuchJob(kind);
  return kept;
}

/**
 * Goes on with a job: carries out some of its rows, each by itself. Nothing is done before its time, while another step
 * works on it, and when it is over. Answers how far it is. `unasked`: nobody waits for the answer.
 */
export async function runJob<S extends JobSchema>(
  kind: JobKind<S>,
  key: JobKey,
  now: Date,
  { unasked = false }: { readonly unasked?: boolean } = {},
): Promise<JobOf<S>> {
  const found = await loadJob(kind, key);
  if (!isOpen(found) || found.at > now.toISOString()) return found;
  const running = { ...found, state: 'running' as const };
  const job = await takeLease(running, now, (taken) => kind.jobs.replacing(found, found, taken));
  if (!job) return found;
  return keep(kind, job, await takeStep(kind, job, now), { now, unasked });
}

/** Goes on with all jobs of a kind that nobody asks for, when their time has come. Answers how many steps were done. */
export const runJobs = <S extends JobSchema>(kind: JobKind<S>, shift: Shift): Promise<number> =>
  workOff({ list: kind.queue, ids: kind.ids, part: kind.part }, shift, async (key, now) => {
    const job = await unlessOvertaken(runJob(kind, key, now, { unasked: true }));
    return job?.busyUntil === 0;
  });

async function change<S extends JobSchema>(
  kind: JobKind<S>,
  key: JobKey,
  to: (job: JobOf<S>) => Partial<Pick<JobOf<S>, 'state' | 'rows'>> | undefined,
): Promise<JobOf<S>> {
  const changed = await kind.jobs.change(key, (job) => {
    const changes = to(job);
    return changes && { ...job, ...changes };
  });
  if (!changed) throw noSuchJob(kind);
  return changed;
}

/** Ends a job before its next row; what it has done stays. A step under way finishes its row. */
export const cancelJob = <S extends JobSchema>(kind: JobKind<S>, key: JobKey): Promise<JobOf<S>> =>
  change(kind, key, (job) => (isOpen(job) ? { state: 'cancelled' } : undefined));

/** Lets a job that is over go on with what failed and what was left. */
export const retryJob = <S extends JobSchema>(kind: JobKind<S>, key: JobKey): Promise<JobOf<S>> =>
  change(kind, key, (job) => {
    const rows = job.rows.map((row: JobRow) =>
      row.state === 'failed' ? { ...row, state: 'waiting' as const, reason: '' } : row,
    );
    const isLeft = rows.some(({ state }: JobRow) => state === 'waiting');
    return isOpen(job) || !isLeft ? undefined : { state: 'running', rows };
  });
