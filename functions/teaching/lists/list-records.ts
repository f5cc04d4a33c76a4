import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import {
  type FigureOwner,
  ofClass,
  ofSchool,
  ofTeacher,
} from '#functions/domain/figures/figures.ts';
import { totalsOf } from '#functions/domain/figures/summarize.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { isSettled } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { countDays } from '#shared/days.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import type { RecordRow } from '#shared/teaching/fields.ts';
import { loadRecorded, settleRecord, settlingUntil } from '../records/settle-record.ts';
import { type RecordQuery, selectRecords } from './select-records.ts';
import type { ListedRecord } from './walk-records.ts';

function toRow({ record, attended }: ListedRecord): RecordRow {
  const { lessonId, classId, className, teacherId, teacherName, topic, date } = record;
  const { content, counts, hours, pictures, ended, corrections } = record;
  return {
    topic,
    date,
    content,
    counts,
    hours,
    lesson_id: lessonId,
    class_id: classId,
    class_name: className,
    teacher_id: teacherId,
    teacher_name: teacherName,
    start: toClock(record.start),
    end: toClock(record.end),
    pictures: pictures.length,
    ended_at: ended.at,
    ended_by_name: ended.byName,
    corrected: corrections.length > 0,
    settled: isSettled(record),
    attendance: attended ? { state: attended.state, hours: attended.hours } : null,
  };
}

/** The owner whose stored figures equal the sums of the requested records; undefined when there is none. */
function figureOwner(
  { schoolId, role, userId }: Actor,
  { class_id, teacher_id, student_id, state, search }: RecordQuery,
): FigureOwner<'school' | 'class' | 'teacher'> | undefined {
  if (student_id || state || search || (class_id && teacher_id)) return undefined;
  if (class_id) return ofClass(schoolId, class_id);
  const teacher = teacher_id ?? (role === ROLE.principal ? undefined : userId);
  return teacher ? ofTeacher(schoolId, teacher) : ofSchool(schoolId);
}

/** Sums of the records of some days, from stored figures. */
async function loadTotals(actor: Actor, query: RecordQuery) {
  const { from, to } = query;
  if (!from || !to || countDays(from, to) > FIGURE_LIMITS.daysMax) return null;
  const owner = figureOwner(actor, query);
  if (!owner) return null;
  const span = { from, to };
  return totalsOf('teacher', await loadFigures(owner, span), { ...span, by: 'day', today: to });
}

/** Unfinished records that one request continues. */
const RESUMED_MAX = 2;

/** Continues records whose writing was interrupted; what cannot be continued now is listed as it is. */
async function resume(
  actor: Actor,
  items: readonly ListedRecord[],
  now: () => Date,
): Promise<void> {
  const open = items.filter(({ record }) => !isSettled(record)).slice(0, RESUMED_MAX);
  const until = settlingUntil(now());
  for (const { record } of open) {
    try {
      const lesson = await loadLesson(actor, record.lessonId);
      await settleRecord(actor, await loadRecorded(lesson), now, until);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
}

export const listRecords: UseCase<typeof teaching.endpoints.list> = async (actor, input, deps) => {
  const { cursor, limit, ...query } = input;
  const list = `records ${actor.userId} ${JSON.stringify(Object.entries(query).sort())}`;
  const load = await selectRecords(actor, query);
  const { items, next } = await load({ limit, from: await fromCursor(cursor, list) });
  await resume(actor, items, deps.now);
  return {
    list: items.map(toRow),
    cursor: await toCursor(next, list),
    figures: await loadTotals(actor, query),
  };
};
