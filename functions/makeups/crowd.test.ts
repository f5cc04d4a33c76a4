import { expect, test } from 'vitest';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { CODE } from '#shared/codes.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { askingLeave } from '#tests/factories/makeup.ts';

const STUDENTS = 20;
const ROUNDS = 2;

test('a class that asks for leave at the same moment gets it', async () => {
  const { schoolId, teacher } = await makeStaff();
  const students = await makeStudents(schoolId, STUDENTS);
  const classId = await makeClass(teacher, students);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(9 + round) });
    const answers = await Promise.all(students.map((student) => askingLeave(student, lesson)));
    expect(answers.map(({ code }) => code)).toEqual(students.map(() => CODE.ok));
    const stored = await lessons.get(lesson, { consistent: true });
    expect(stored?.leaves.toSorted()).toEqual(students.map(({ userId }) => userId).toSorted());
  }
}, 120_000);
