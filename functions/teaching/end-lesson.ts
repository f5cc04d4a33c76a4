import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { minutesAt, toClock } from '#functions/domain/lessons/school-time.ts';
import type { LessonRecord, LessonRecordValue } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { contentOf, requireSame } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import { endsEarlyUntil } from '#shared/lessons/rules.ts';
import type { NewRecord, teaching } from '#shared/teaching/contract.ts';
import type { EarlyEnd } from '#shared/teaching/fields.ts';
import { loadTaughtLesson, requireStartable } from './lesson-access.ts';
import { checkPictures, releasePictures } from './lesson-pictures.ts';
import { planRecord } from './records/plan-record.ts';
import { toRecordDetail } from './records/record-detail.ts';
import {
  loadRecorded,
  type RecordedLesson,
  settleRecord,
  settlingUntil,
} from './records/settle-record.ts';
import { writeRecord } from './records/write-record.ts';

/** True when this request was the last one that wrote the record. Throws 1001 for another request with its key. */
function isRepeated(actor: Actor, record: LessonRecord | undefined, input: NewRecord): boolean {
  if (!record || record.written.by !== actor.userId) return false;
  const { key, content } = record.request;
  if (key !== input.request_key) return false;
  requireSame(content, contentOf(input));
  return true;
}

/** Throws when the record cannot be written now: older revision, too early, no reason, pictures of others. */
async function check(
  actor: Actor,
  current: RecordedLesson,
  input: NewRecord,
  now: Date,
): Promise<void> {
  const { lesson, record } = current;
  if ((record?.edits ?? 0) !== input.rev)
    throw changedMeanwhile(await toRecordDetail(actor, current, now));
  if (!record) requireStartable(actor, lesson, now);
  else if (!input.reason) throw refuseField('reason', 'required');
  await checkPictures(actor, lesson, [record?.pictures ?? [], input.pictures]);
}

/**
 * Throws -1 with what would be recorded when the lesson has hardly begun and nobody has confirmed that it
 * ends: the hours of all its students would be taken.
 */
function requireTime(actor: Actor, lesson: Lesson, record: LessonRecordValue, now: Date): void {
  if (now >= endsEarlyUntil(lesson)) return;
  const { hours, counts } = record;
  const students = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { startsAt: starts_at, endsAt: ends_at } = lesson;
  const starts = momentOf(actor, new Date(starts_at));
  throw new CallError(CODE.wait, {
    reason: 'teaching.endsEarly',
    params: { date: dayAt(starts), time: toClock(minutesAt(starts)), hours, count: students },
    data: { early: { starts_at, ends_at, students, hours } satisfies EarlyEnd },
  });
}

/** Writes the first portion of a record. Answers the pictures that it no longer shows; undefined when nothing changed. */
const begin = (
  actor: Actor,
  input: NewRecord,
  deps: Deps,
  until: Date,
): Promise<readonly string[] | undefined> =>
  retryWrite(async () => {
    const found = await loadRecorded(await loadTaughtLesson(actor, input.lesson_id));
    const current = await settleRecord(actor, found, deps.now, until);
    const now = deps.now();
    if (isRepeated(actor, current.record, input)) return undefined;
    await check(actor, current, input, now);
    const plan = await planRecord(actor, current, input, { content: contentOf(input), now });
    if (!plan) return undefined;
    if (!current.record && !input.early) requireTime(actor, found.lesson, plan.work.record, now);
    const pictures = [current.record?.pictures ?? [], input.pictures] as const;
    const { writes, dropped } = await changingShown(actor, pictures, found.lesson.id);
    await writeRecord(plan.work, [...plan.also, ...writes]);
    return dropped;
  });

/** Writes the record of a lesson, or corrects it; a repeated request changes nothing. */
export const endLesson: UseCase<typeof teaching.endpoints.end> = async (actor, input, deps) => {
  const until = settlingUntil(deps.now());
  const dropped = await begin(actor, input, deps, until);
  const found = await loadRecorded(await loadTaughtLesson(actor, input.lesson_id));
  const current = await settleRecord(actor, found, deps.now, until);
  if (dropped) await releasePictures(actor, found.lesson, dropped, deps);
  return { record: await toRecordDetail(actor, current, deps.now()) };
};
