import { expect, test } from 'vitest';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#shared/classes/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { addLesson, newLessonOf } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

const { editCourse } = lessons.endpoints;

const rename = async (as: Person, from: string, to: string) => {
  const { courses } = await loadSettings(as.schoolId);
  const found = courses.find(({ name }) => name === from);
  const { id, rev, colour, hours } = found ?? { colour: 'blue', hours: 1 };
  const payload = { ...(id && { id, rev }), name: to, colour, hours, archived: 0 };
  return call(editCourse, { as, payload, language: 'en' });
};

test('a kind of course that is renamed is so everywhere, and its classes stay of it', async () => {
  const { principal, schoolId } = await makeStaff();
  const classId = await makeClass(principal, [], { course: 'Scratch' });
  const first = await addLesson(principal, newLessonOf(classId));
  const courseId = first.data.lesson.course_id;
  expect((await rename(principal, 'Scratch', 'Scratch 1')).data).toMatchObject({
    courses: [{ id: courseId, name: 'Scratch 1' }],
  });
  await rename(principal, 'Scratch 1', 'Scratch one');

  const payload = { class_id: classId };
  const info = await call(classes.endpoints.info, { as: principal, payload });
  expect(info.data.class.course).toBe('Scratch one');
  const listed = await call(classes.endpoints.list, { as: principal });
  expect(listed.data.list.map(({ course }) => course)).toEqual(['Scratch one']);
  const next = await addLesson(principal, newLessonOf(classId, { start: '14:00', end: '15:00' }));
  expect(next.data.lesson).toMatchObject({ course_id: courseId, course_name: 'Scratch one' });
  expect((await loadSettings(schoolId)).courses).toHaveLength(1);
});

test('nothing else gets a name that a kind of course had; it may take its own name back', async () => {
  const { principal, schoolId } = await makeStaff();
  await rename(principal, '', 'Robots');
  await rename(principal, 'Robots', 'Robotics');
  const refused = await rename(principal, '', 'robots');
  expect(refused).toMatchObject({ code: 1001, data: { errors: [{ field: 'name' }] } });
  expect(refused.msg).toContain('Robotics');
  expect((await rename(principal, 'Robotics', 'Robots')).code).toBe(1);
  const { courses } = await loadSettings(schoolId);
  expect(courses).toMatchObject([{ name: 'Robots', former: ['Robotics'] }]);
});
