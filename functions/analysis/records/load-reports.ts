import { loadClassNames } from '#functions/domain/classes/class.ts';
import { type Lesson, lessons, staffOf } from '#functions/domain/lessons/lesson.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import { lessonRecords, type ReportedRecord } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { ListedEntry } from '#functions/platform/listing.ts';
import type { RecordReport, RecordState } from '#shared/analysis/fields.ts';
import type { ClassId, LessonId, UserId } from '#shared/ids.ts';
import type { Placed } from './merged-page.ts';
import { toMissingReport, toRecordReport } from './record-report.ts';

/** Which lessons are asked for. */
export interface RecordsQuery {
  readonly class_id?: ClassId | undefined;
  readonly teacher_id?: UserId | undefined;
  readonly state?: RecordState | undefined;
}

/** An entry of the list of records, or of that of lessons without one. */
export interface Place extends Placed {
  readonly kind: 'record' | 'open';
  readonly entry: ListedEntry;
}

const isMeant = (
  { class_id, teacher_id }: RecordsQuery,
  lesson: Pick<Lesson, 'classId' | 'teacherId' | 'assistantId'>,
): boolean =>
  (!class_id || lesson.classId === class_id) &&
  (!teacher_id || staffOf(lesson).includes(teacher_id));

/** A lesson that has just begun is not over; a record that is being written stands among the records. */
const isMissing = ({ endsAt, state }: Lesson, now: Date): boolean =>
  endsAt <= now.toISOString() && state !== 'closing';

async function toMissing({ schoolId }: Actor, found: readonly Lesson[], now: Date) {
  const [classes, people] = await Promise.all([
    loadClassNames(
      schoolId,
      found.map(({ classId }) => classId),
    ),
    loadStaffRows(
      schoolId,
      found.map(({ teacherId }) => teacherId),
    ),
  ]);
  return found.map((lesson) => {
    const className = classes.get(lesson.classId)?.name ?? '';
    const teacherName = people.get(lesson.teacherId)?.name ?? '';
    return toMissingReport(lesson, { className, teacherName }, now);
  });
}

/** Those of the listed lessons that are asked for, in their order. Of records only what the list carries is read. */
export async function loadReports(
  actor: Actor,
  query: RecordsQuery,
  places: readonly Place[],
  now: Date,
): Promise<RecordReport[]> {
  const { schoolId, school } = actor;
  const idOf = (target: string) => ({ schoolId, id: target as LessonId });
  const entriesOf = (wanted: Place['kind']) =>
    places.flatMap(({ kind, entry }) => (kind === wanted ? [entry] : []));
  const [rows, open] = await Promise.all([
    lessonRecords.rowsOf(entriesOf('record'), idOf),
    lessons.getMany(entriesOf('open').map(({ target }) => idOf(target))),
  ]);
  const reported = rows.filter(
    (row): row is ReportedRecord => row !== undefined && isMeant(query, row),
  );
  const missing = open.filter(
    (lesson) => lesson !== undefined && isMissing(lesson, now) && isMeant(query, lesson),
  ) as Lesson[];
  const all = [
    ...reported.map((row) => toRecordReport(row, school.timeZone)),
    ...(await toMissing(actor, missing, now)),
  ];
  const found = new Map(all.map((report) => [report.lesson_id as string, report]));
  return places.flatMap(({ entry }) => {
    const report = found.get(entry.target);
    return report && (!query.state || report.state === query.state) ? [report] : [];
  });
}
