import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newId } from '#shared/ids.ts';
import type { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import {
  dayFromToday,
  makeOwnLesson,
  newLessonOf,
  someDay,
  storeLesson,
} from '#tests/factories/lesson.ts';
import { makePlan } from '#tests/factories/lesson-plan.ts';
import { makePerson } from '#tests/factories/person.ts';
import { freshKey, makeOwnClass, studentId } from '#tests/factories/student.ts';

/** From tomorrow: today stays empty. */
const WEEK = { from: dayFromToday(1), to: dayFromToday(7) };

/** A week with five lessons of a class. */
async function teachingWeek({ actor }: Scene) {
  const class_id = await makeClass(actor, []);
  for (const day of [1, 2, 3, 4, 5])
    await storeLesson(actor, class_id, { date: dayFromToday(day), start: 1320, end: 1400 });
  return { ...WEEK, class_id };
}

const lessonOf = async ({ actor }: Scene) => ({ lesson_id: (await makeOwnLesson(actor)).id });

/** The last lesson of a series, and those that follow. */
const seriesFrom = async ({ actor }: Scene) => {
  const series = { id: newId('series'), n: 2, of: 2 };
  const { id } = await storeLesson(actor, await makeClass(actor, []), { series });
  return { lesson_id: id, scope: 'following', request_key: freshKey() };
};

const studentOf = async ({ actor }: Scene) =>
  actor.role === ROLE.student ? {} : { student_id: studentId((await makeOwnClass(actor)).student) };

/** A short series in the far future, planned at once. */
const seriesOf = async ({ actor }: Scene) => {
  const from = someDay();
  return {
    class_id: await makeClass(actor, []),
    from,
    weekdays: '1,3',
    count: 2,
    start: '09:00',
    end: '10:00',
    preview: 0,
    request_key: freshKey(),
  };
};

const planOf = async ({ actor }: Scene) => ({ plan_id: await makePlan(actor) });

export const examples: ExamplesOf<typeof lessons> = {
  settings: () => ({}),
  editRoom: async ({ actor }) => ({
    ...(await makeSettings(actor.schoolId)).room,
    capacity: 20,
  }),
  editCourse: async ({ actor }) => ({
    ...(await makeSettings(actor.schoolId)).course,
    hours: 2,
  }),
  editHoliday: async ({ actor }) => ({
    ...(await makeSettings(actor.schoolId)).holiday,
    to: '2025-01-05',
  }),
  removeHoliday: async ({ actor }) => {
    const { id } = (await makeSettings(actor.schoolId)).holiday;
    const { holidays } = await loadSettings(actor.schoolId, { consistent: true });
    // Another example may have changed it.
    return { id, rev: holidays.find((each) => each.id === id)?.rev };
  },
  holidayPresets: () => ({ country: 'SG', year: 2027 }),
  adoptHolidays: () => ({ country: 'SG', year: 2027, days: '2027-05-01,2027-08-09' }),
  editRules: () => ({ leave_hours: 4 }),
  list: teachingWeek,
  teacherCalendar: async (scene) => {
    await teachingWeek(scene);
    return WEEK;
  },
  studentCalendar: async (scene) => ({ ...WEEK, ...(await studentOf(scene)) }),
  today: () => ({}),
  /** One: other examples fill the calendar with lessons of any number of classes and people. */
  upcoming: async (scene) => {
    await teachingWeek(scene);
    return { limit: 1 };
  },
  info: lessonOf,
  add: async ({ actor }) => newLessonOf(await makeClass(actor, [])),
  update: async (scene) => ({ ...(await seriesFrom(scene)), rev: 1, topic: '循环' }),
  move: async ({ actor }) => {
    const { id, rev } = await makeOwnLesson(actor);
    return { lesson_id: id, rev, date: someDay(), start: '14:00' };
  },
  remove: seriesFrom,
  daysOfMonth: () => ({ year: 2027, month: 3 }),
  scheduling: async (scene) => seriesOf(scene),
  bulk: async ({ actor }) => ({
    action: 'edit',
    class_id: (await makeOwnLesson(actor)).classId,
    topic: '循环',
    preview: 0,
    request_key: freshKey(),
  }),
  run: planOf,
  undo: planOf,
  findSubstitutes: async ({ actor }) => {
    const { schoolId } = actor;
    const absent = await makePerson(schoolId, ROLE.teacher);
    const date = dayFromToday(1);
    await storeLesson(absent, await makeClass(absent, []), { date });
    return { teacher_id: absent.userId, from: date, to: date };
  },
  assignSubstitutes: async ({ actor }) => {
    const absent = await makePerson(actor.schoolId, ROLE.teacher);
    const { id } = await storeLesson(absent, await makeClass(absent, []));
    const choices = [{ lesson_id: id, teacher_id: actor.userId }];
    return { teacher_id: absent.userId, choices, request_key: freshKey() };
  },
  endTerm: async ({ actor }) => {
    const class_id = await makeClass(actor, [await makePerson(actor.schoolId, ROLE.student)]);
    await storeLesson(actor, class_id);
    return { class_id, preview: 0, request_key: freshKey() };
  },
  plans: async ({ actor }) => {
    await makePlan(actor);
    return { limit: 1 };
  },
};
