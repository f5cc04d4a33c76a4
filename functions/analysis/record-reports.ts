import { daysOf, type Span } from '#functions/domain/analysis/months-asked.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { type Lesson, lessons, staffOf } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { isInTime } from '#functions/domain/records/count-record.ts';
import {
  type LessonRecord,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { checkTeacher } from '#functions/domain/teachers/check-teacher.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { RecordReport } from '#shared/contracts/analysis-fields.ts';
import type { ClassId, LessonId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

const HOUR_MS = 3_600_000;

export function toRecordReport(record: LessonRecord, lesson: Pick<Lesson, 'endsAt'>): RecordReport {
  const { lessonId, classId, className, teacherId, teacherName, date, topic, counts, hours } =
    record;
  const after = (Date.parse(record.ended.at) - Date.parse(lesson.endsAt)) / HOUR_MS;
  return {
    lesson_id: lessonId,
    class_id: classId,
    class_name: className,
    teacher_id: teacherId,
    teacher_name: teacherName,
    date,
    start: toClock(record.start),
    end: toClock(record.end),
    minutes: record.end - record.start,
    topic,
    counts,
    hours,
    ended_at: record.ended.at,
    ended_by_name: record.ended.byName,
    hours_after: Math.max(0, Math.round(after * 10) / 10),
    in_time: isInTime(record, lesson),
    corrected: record.corrections.length > 0,
    pictures: record.pictures.length,
  };
}

export interface RecordsQuery {
  readonly class_id?: ClassId | undefined;
  readonly teacher_id?: UserId | undefined;
  readonly late: boolean;
}

/** Whose records: a class or a teacher whom the caller may see, else the school, or what the caller taught. */
async function ownerOf(actor: Actor, { class_id, teacher_id }: RecordsQuery) {
  if (teacher_id) await checkTeacher(actor, teacher_id);
  if (class_id) await loadManagedClass(actor, class_id);
  return class_id ?? teacher_id ?? (actor.role === ROLE.principal ? undefined : actor.userId);
}

/** Pages that are read for one answer at most, where only some records are asked for. */
const PAGES_MAX = 3;

/** Answers a function that loads pages of records. Throws 2003 and 2004 for what the caller may not see. */
export async function selectReports(actor: Actor, query: RecordsQuery, span: Span) {
  const { schoolId } = actor;
  const list = schoolList(schoolId, RECORD_LISTS.of(await ownerOf(actor, query)));
  const { from: first, to: last } = daysOf(span);
  const within = [first, `${last}~`] as const;
  const load = async (limit: number, from: Item | undefined) => {
    const { entries, next } = await pageOfList(list, { limit, from, within, descending: true });
    const ids = entries.map(({ target }) => ({ schoolId, id: target as LessonId }));
    const [found, taught] = await Promise.all([lessonRecords.getMany(ids), lessons.getMany(ids)]);
    const reports = found.flatMap((record, index) => {
      const lesson = taught[index];
      const ofTeacher = !query.teacher_id || (record && staffOf(record).includes(query.teacher_id));
      return record && lesson && ofTeacher ? [toRecordReport(record, lesson)] : [];
    });
    return { items: reports.filter(({ in_time }) => !query.late || !in_time), next };
  };
  return async ({ limit, from }: { readonly limit: number; readonly from: Item | undefined }) => {
    const items: RecordReport[] = [];
    let next = from;
    for (let read = 0; read < PAGES_MAX && items.length < limit; read += 1) {
      const page = await load(limit - items.length, next);
      items.push(...page.items);
      next = page.next;
      if (!next) break;
    }
    return { items, next };
  };
}
