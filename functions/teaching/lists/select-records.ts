import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { staffOf } from '#functions/domain/lessons/lesson.ts';
import type { LessonRecord } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { checkTeacher } from '#functions/domain/teachers/check-teacher.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { Item } from '#functions/platform/table.ts';
import type { Input } from '#shared/endpoint.ts';
import { mayTeachLesson } from '#shared/lessons/rules.ts';
import { ROLE } from '#shared/roles.ts';
import { contains } from '#shared/search/comparable.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import {
  type ListedRecord,
  type RecordSource,
  recordsOf,
  recordsOfStudent,
  walkRecords,
} from './walk-records.ts';

export type RecordQuery = Input<typeof teaching.endpoints.exportSheet>;

type MayRead = (record: LessonRecord) => boolean;

/** Principals read all records, others those of lessons that they taught and of their classes. */
async function readableBy(actor: Actor): Promise<MayRead> {
  if (actor.role === ROLE.principal) return () => true;
  const own = await ownClasses(actor);
  return (record) => mayTeachLesson(actor, record) || (own ?? []).includes(record.classId);
}

/** The shortest list that contains all matching records, and which of them the caller may read. */
async function sourceOf(
  actor: Actor,
  { student_id, class_id, teacher_id }: RecordQuery,
): Promise<{ source: RecordSource; mayRead: MayRead }> {
  const { schoolId, role, userId } = actor;
  const all: MayRead = () => true;
  if (teacher_id) await checkTeacher(actor, teacher_id);
  if (class_id) await loadManagedClass(actor, class_id);
  if (student_id) {
    await loadOwnStudent(actor, student_id);
    return { source: recordsOfStudent(schoolId, student_id), mayRead: await readableBy(actor) };
  }
  if (class_id) return { source: recordsOf(schoolId, class_id), mayRead: all };
  const owner = teacher_id ?? (role === ROLE.principal ? undefined : userId);
  return { source: recordsOf(schoolId, owner), mayRead: all };
}

function matches({ record, attended }: ListedRecord, query: RecordQuery): boolean {
  const { class_id, teacher_id, state } = query;
  if (class_id && record.classId !== class_id) return false;
  if (teacher_id && !staffOf(record).includes(teacher_id)) return false;
  if (state && (attended ? attended.state !== state : record.counts[state] === 0)) return false;
  const { className, topic, content } = record;
  return [className, topic, content].some((text) => contains(text, query.search));
}

/** Answers a function that loads pages of matching records. Throws 1001 for days in the wrong order, 2003 and 2004 for what the caller may not see. */
export async function selectRecords(actor: Actor, query: RecordQuery) {
  const { from, to } = query;
  if (from && to && to < from) throw refuseField('to', 'beforeFrom');
  const { source, mayRead } = await sourceOf(actor, query);
  const keep = (listed: ListedRecord) => mayRead(listed.record) && matches(listed, query);
  const walk = { schoolId: actor.schoolId, source, from, to, keep };
  return (paging: { readonly limit: number; readonly from: Item | undefined }) =>
    walkRecords(walk, paging);
}
