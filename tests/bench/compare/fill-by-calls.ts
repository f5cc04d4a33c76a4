import { addDays } from '#shared/days.ts';
import { Caller } from './caller.ts';

const STUDENTS = 1000;
const BATCH = 100;
const CLASSES = 40;
const TEACHERS = 6;
const LESSONS = 150;
/** Six lessons a day for each teacher. */
const STARTS = ['09:00', '10:30', '13:00', '14:30', '16:00', '18:00'];
const ENDS = ['10:00', '11:30', '14:00', '15:30', '17:00', '19:00'];
const DAYS = 7;
const AT_ONCE = 4;

export interface Week {
  readonly from: string;
  readonly to: string;
}

const key = (what: string, index: number) => `compare-${what}-${index}`;
const one = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

async function addTeachers(caller: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < TEACHERS; index += 1) {
    const { teacher } = await caller.call<{ readonly teacher: { readonly id: string } }>(
      'teacher/add',
      {
        request_key: key('teacher', index),
        name: `Teacher${index}`,
        account: `compare_teacher${index}`,
      },
    );
    ids.push(teacher.id);
  }
  return ids;
}

async function addClasses(caller: Caller, teachers: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < CLASSES; index += 1) {
    const { class: made } = await caller.call<{ readonly class: { readonly id: string } }>(
      'classone/add',
      {
        request_key: key('class', index),
        name: `班 ${index}`,
        teacher_id: one(teachers, index),
        capacity: 200,
      },
    );
    ids.push(made.id);
  }
  return ids;
}

/** Batches by two connections at once. */
async function addStudents(callers: readonly Caller[], classIds: readonly string[]): Promise<void> {
  let next = 0;
  const work = async (caller: Caller) => {
    while (next < STUDENTS / BATCH) {
      const batch = next;
      next += 1;
      const rows = Array.from({ length: BATCH }, (_, row) => ({
        key: String(row),
        name: `学生${batch * BATCH + row}`,
      }));
      const { results } = await caller.call<{ readonly results: readonly { ok: boolean }[] }>(
        'student/schstu_add',
        { request_key: key('students', batch), rows, class_ids: [one(classIds, batch)], force: 1 },
      );
      if (!results.every(({ ok }) => ok)) throw new Error('a student was refused');
    }
  };
  await Promise.all(callers.map(work));
}

/** Lessons that do not clash: each teacher's follow each other, each in another of the teacher's classes. */
async function addLessons(
  callers: readonly Caller[],
  classIds: readonly string[],
  { from }: Week,
): Promise<void> {
  let next = 0;
  const work = async (caller: Caller) => {
    while (next < LESSONS) {
      const index = next;
      next += 1;
      const teacher = index % TEACHERS;
      const turn = Math.floor(index / TEACHERS);
      const classes = classIds.filter((_, at) => at % TEACHERS === teacher);
      await caller.call('calendar/add', {
        class_id: one(classes, turn),
        date: addDays(from, Math.floor(turn / STARTS.length)),
        start: one(STARTS, turn),
        end: one(ENDS, turn),
        topic: `第 ${turn} 课`,
      });
    }
  };
  await Promise.all(callers.map(work));
}

/** The week after the next, of which the demo school has no lessons yet. */
function freeWeek(): Week {
  const now = new Date();
  const monday = -((now.getUTCDay() + 6) % DAYS);
  const from = addDays(now.toISOString().slice(0, 10), monday + 3 * DAYS);
  return { from, to: addDays(from, DAYS - 1) };
}

/** Fills the demo school with 1,000 students and 150 lessons of a week, as its principal does it. */
export async function fillByCalls(port: number): Promise<Week> {
  const callers = await Promise.all(Array.from({ length: AT_ONCE }, () => Caller.open(port)));
  const [first] = callers;
  if (!first) throw new RangeError('no connection');
  for (const caller of callers) await caller.signIn('demo_principal');
  const classIds = await addClasses(first, await addTeachers(first));
  await addStudents(callers.slice(0, 2), classIds);
  const week = freeWeek();
  await addLessons(callers, classIds, week);
  for (const caller of callers) caller.close();
  return week;
}
