import * as z from 'zod';
import type { User } from '#functions/domain/people/user.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, platformList } from '#functions/platform/listing.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { SchoolId, StudentId, UserId } from '#shared/ids.ts';
import { JOB_ROW_STATES, JOB_STATES } from '#shared/jobs/fields.ts';

/** Nobody asks for a job that is older. */
const KEPT_MS = 180 * DAY_MS;

/**
 * One thing that a job does. Its id is that of what it makes or changes, settled beforehand, so that a row that is
 * repeated makes nothing twice.
 */
export const jobRow = <I extends z.ZodType<string>>(id: I) =>
  z.object({
    id,
    studentId: StudentId.optional(),
    state: z.enum(JOB_ROW_STATES),
    /** Key of the message that says why it failed; empty otherwise. */
    reason: z.string(),
  });
export type JobRow = z.infer<ReturnType<typeof jobRow>>;

/** A row that concerns a child. Names are read when they are shown: no job keeps them. */
export const childRow = <I extends z.ZodType<string>>(id: I) =>
  jobRow(id).extend({ studentId: StudentId });
export type ChildRow = z.infer<ReturnType<typeof childRow>>;

/** Work on many rows, one after the other, now or at a time. */
export const job = <I extends z.ZodType<string>, R extends z.ZodType<JobRow>>(id: I, row: R) =>
  z.object({
    id,
    schoolId: SchoolId,
    state: z.enum(JOB_STATES),
    /** From then on it is carried out. */
    at: z.iso.datetime(),
    began: z.iso.datetime(),
    /** Who began it, with the name at that time. */
    by: UserId,
    byName: z.string(),
    rows: z.array(row),
    /** Until then a step works on it (ms). */
    busyUntil: z.number().int(),
    expires: z.number().int(),
  });
export type JobValue = z.infer<ReturnType<typeof job>>;
export type JobSchema = z.ZodObject & z.ZodType<JobValue>;
export type JobKey = Pick<JobValue, 'schoolId' | 'id'>;
type Value<S extends JobSchema> = z.output<S>;
export type RowOf<S extends JobSchema> = Value<S>['rows'][number];

/** A row whose turn it is. */
export interface Turn<S extends JobSchema> {
  readonly row: RowOf<S>;
  /** Its place in the job. */
  readonly at: number;
  /** Whom it concerns, a student of the school; undefined in rows that concern no child. */
  readonly child: User | undefined;
}

/** Carries out a row, and answers what the row says from then on. Repeating it does no harm. Throws why it fails. */
type CarryOut<S extends JobSchema> = (turn: Turn<S>) => Promise<Partial<RowOf<S>>>;

/** All that the engine needs to know of a kind of job. */
interface Description<S extends JobSchema> {
  /** Name of the kind, kept in every job. */
  readonly type: string;
  /** What a line of the log calls this work. */
  readonly part: string;
  readonly ids: { readonly parse: (id: string) => Value<S>['id'] };
  readonly schema: () => S;
  /** The lists of the school in which a job stands, by the time when it was begun. */
  readonly lists: (job: Value<S>) => readonly string[];
  /** Says that there is no such job. */
  readonly missing: MessageKey;
  /** Reads once what the rows of a step share. Throws what refuses all of them. */
  readonly begin: (
    job: Value<S>,
    turns: readonly Turn<S>[],
    now: Date,
  ) => CarryOut<S> | Promise<CarryOut<S>>;
  /** What is written with the end of a job for whose answer nobody waits: who is told of what failed. */
  readonly ending?: (job: Value<S>, now: Date) => Promise<TransactWrite[]>;
}

export const isOpen = ({ state }: Pick<JobValue, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** A kind of job, which `run-job.ts` knows how to carry out. */
export function jobKind<S extends JobSchema>(description: Description<S>) {
  const { type, schema, lists } = description;
  /** Jobs of all schools that are not over, by the time from which they are carried out. */
  const queue = platformList(`JOBS-${type}`);
  const jobs = entity({
    type,
    version: 1,
    schema,
    key: ({ schoolId, id }: JobKey) => ({ pk: `${schoolPrefix(schoolId)}JOB#${id}`, sk: 'JOB' }),
    lists: (value: Value<S>) => {
      const { schoolId, id, began, at, expires }: JobValue = value;
      return [
        ...lists(value).map((list) => listing(list, began, id)),
        ...(isOpen(value) ? [listing(queue, at, `${schoolId}/${id}`)] : []),
      ].map((entry) => ({ ...entry, expires }));
    },
  });
  return { ...description, queue, jobs };
}
export type JobKind<S extends JobSchema> = ReturnType<typeof jobKind<S>>;
export type JobOf<S extends JobSchema> = Stored<Value<S>>;

interface Author {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly user: { readonly name: string };
}

/** What every job has when it is planned. @param at from when on it is carried out, an instant */
export function newJob({ schoolId, userId, user }: Author, now: Date, at = now.toISOString()) {
  const began = now.toISOString();
  const isLater = at > began;
  return {
    schoolId,
    state: isLater ? ('waiting' as const) : ('running' as const),
    at: isLater ? at : began,
    began,
    by: userId,
    byName: user.name,
    busyUntil: 0,
    expires: epochSeconds(new Date(Math.max(now.getTime(), Date.parse(at)) + KEPT_MS)),
  };
}

/** What every row has when it is planned. */
export const NEW_ROW = { state: 'waiting', reason: '' } as const;

/** How far a job is: rows that are done and failed, of all. */
export function progressOf({ rows }: Pick<JobValue, 'rows'>) {
  const count = (state: JobRow['state']) => rows.filter((row) => row.state === state).length;
  return { done: count('done'), failed: count('failed'), total: rows.length };
}
