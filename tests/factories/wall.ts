import type { Lesson, LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { Payload } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { wall } from '#shared/wall/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from './class.ts';
import { dayFromToday, storeLesson } from './lesson.ts';
import { makePerson, type Person } from './person.ts';
import { freshKey, makeStudent, studentId } from './student.ts';

const { sign, help, roster, list, answer, project } = wall.endpoints;

const DAY_MINUTES = 24 * 60;

/** A lesson that has just begun; it ends on the same day, as all lessons do. */
function runningNow(): Partial<LessonValue> {
  const now = new Date(Date.now() + 8 * 3_600_000);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const start = Math.min(Math.max(minute - 10, 0), DAY_MINUTES - 61);
  const startedAt = new Date().toISOString();
  return { date: dayFromToday(0), start, end: start + 60, state: 'running', startedAt };
}

export interface Taught {
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly lesson: Lesson;
}

/** A running lesson of a class with these students. */
export async function makeRunningLesson(
  teacher: Person,
  students: readonly Person[],
  values: Partial<LessonValue> = {},
): Promise<Taught> {
  const classId = await makeClass(teacher, students, { capacity: students.length + 5 });
  const lesson = await storeLesson(teacher, classId, { ...runningNow(), ...values });
  return { teacher, students, lesson };
}

/** A running lesson with one student; the caller is the student or the teacher. */
export async function makeWall(actor: Person) {
  const isStudent = actor.role === ROLE.student;
  const student = isStudent ? actor : await makeStudent(actor);
  const teacher = isStudent ? await makePerson(actor.schoolId, ROLE.teacher) : actor;
  return { student, ...(await makeRunningLesson(teacher, [student])) };
}

type Sign = Payload<typeof sign>;

/** The first heartbeat of an editor session in which the student is programming. */
export const newSign = (more: Partial<Sign> = {}): Sign => ({
  session: freshKey(),
  n: 1,
  state: 'programming',
  ...more,
});

export const signing = (as: Person, more: Partial<Sign> = {}) =>
  call(sign, { as, payload: newSign(more), language: 'en' });

type Of = Pick<Lesson, 'id'>;

export const asking = (as: Person, { id: lesson_id }: Of, no: number, ask = true) =>
  call(help, { as, payload: { lesson_id, no, ask: ask ? 1 : 0 }, language: 'en' });

export const answering = (
  as: Person,
  { id: lesson_id }: Of,
  student: Person,
  more: { no: number; answer: 'coming' | 'settled' },
) => call(answer, { as, payload: { lesson_id, student_id: studentId(student), ...more } });

export const listing = (as: Person, { id: lesson_id }: Of) =>
  call(list, { as, payload: { lesson_id }, language: 'en' });
export const listingRoster = (as: Person, { id: lesson_id }: Of) =>
  call(roster, { as, payload: { lesson_id }, language: 'en' });
export const showing = (as: Person, { id: lesson_id }: Of, student: Person) =>
  call(project, { as, payload: { lesson_id, student_id: studentId(student) }, language: 'en' });
