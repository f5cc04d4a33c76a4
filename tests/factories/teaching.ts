import { defaultSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { type Lesson, type LessonValue, lessons } from '#functions/domain/lessons/lesson.ts';
import {
  isSettled,
  lessonRecords,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import { writeRecord } from '#functions/teaching/records/write-record.ts';
import { endLesson, newLine, newRecord as recordOf } from '#infra/local/builders/lesson-record.ts';
import { ROLE } from '#shared/roles.ts';
import { teaching } from '#shared/teaching/contract.ts';
import type { AttendanceState } from '#shared/teaching/fields.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from './class.ts';
import { dayFromToday, storeLesson } from './lesson.ts';
import { makePerson, type Person } from './person.ts';
import { freshKey, makeStudent, studentId } from './student.ts';

const { detail, end, list, missing, ownRecords, picture, start } = teaching.endpoints;

export interface TaughtClass {
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly lesson: Lesson;
}

/** A lesson of yesterday without a record, of a new class of the caller. */
export async function makePastLesson(
  teacher: Person,
  students: readonly Person[],
  values: Partial<LessonValue> = {},
): Promise<TaughtClass> {
  const classId = await makeClass(teacher, students);
  const start = 6 * 60 + Math.floor(Math.random() * 800);
  const lesson = await storeLesson(teacher, classId, {
    date: dayFromToday(-1),
    start,
    end: start + 60,
    ...values,
  });
  return { teacher, students, lesson };
}

type States = Readonly<Record<string, AttendanceState>>;

/** Stores a record of the lesson in which all students were present but the given ones. */
export async function storeRecord(
  { teacher, students, lesson }: TaughtClass,
  states: States = {},
  phrase: RecordLine['phrase'] = 'great',
): Promise<void> {
  const lines = students.map((student) =>
    newLine(student, {
      hours: lesson.hours,
      state: states[student.userId] ?? 'present',
      phrase,
      comment: '今天很专心',
    }),
  );
  const record = recordOf(teacher, lesson, lines);
  const settings = defaultSettings(lesson.schoolId);
  await settleRest(await endLesson({ lesson, record, lines, settings }));
}

/** A large class is settled in portions. */
async function settleRest(work: Parameters<typeof writeRecord>[0]): Promise<void> {
  const lesson = await lessons.get(work.lesson, { consistent: true });
  const before = await lessonRecords.get(work.lesson, { consistent: true });
  if (!lesson || !before || isSettled(before)) return;
  const { rev: _, ...record } = before;
  await writeRecord({ ...work, lesson, before, record }, []);
  await settleRest(work);
}

/** The same with one student, who may be the caller. */
export async function makeTaughtClass(
  actor: Person,
  values: Partial<LessonValue> = {},
): Promise<TaughtClass> {
  if (actor.role !== ROLE.student) return makePastLesson(actor, [await makeStudent(actor)], values);
  return makePastLesson(await makePerson(actor.schoolId, ROLE.teacher), [actor], values);
}

/** A record in which all students were present but the given ones. */
export const newRecord = (
  { lesson, students }: Omit<TaughtClass, 'teacher'>,
  states: States = {},
) => ({
  lesson_id: lesson.id,
  rev: 0,
  request_key: freshKey(),
  attendance: students.map((student) => ({
    student_id: studentId(student),
    state: states[student.userId] ?? ('present' as const),
  })),
});

export const ending = (as: Person, payload: object) => call(end, { as, payload, language: 'en' });

/** Ends the lesson as its teacher. */
export async function endTaught(taught: TaughtClass, states: States = {}, values: object = {}) {
  const { data, code, body } = await ending(taught.teacher, {
    ...newRecord(taught, states),
    ...values,
  });
  if (code !== 1) throw new Error(`not ended: ${body}`);
  return data.record;
}

export const starting = (as: Person, { id: lesson_id }: Pick<Lesson, 'id'>) =>
  call(start, { as, payload: { lesson_id }, language: 'en' });
export const readingRecord = (as: Person, { id: lesson_id }: Pick<Lesson, 'id'>) =>
  call(detail, { as, payload: { lesson_id }, language: 'en' });
export const addingPicture = (as: Person, { id: lesson_id }: Pick<Lesson, 'id'>, file: string) =>
  call(picture, { as, payload: { lesson_id, file }, language: 'en' });
export const listingRecords = (as: Person, payload: object = {}) =>
  call(list, { as, payload, language: 'en' });
export const listingMissing = (as: Person, payload: object = {}) =>
  call(missing, { as, payload, language: 'en' });
export const listingOwnRecords = (as: Person, payload: object = {}) =>
  call(ownRecords, { as, payload, language: 'en' });
