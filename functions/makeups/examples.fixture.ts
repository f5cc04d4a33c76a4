import type { makeups } from '#shared/makeups/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { makeOwnLesson } from '#tests/factories/lesson.ts';
import { makeLessonToMiss, makeMakeup } from '#tests/factories/makeup.ts';
import { makeOwnClass, studentId } from '#tests/factories/student.ts';

export const examples: ExamplesOf<typeof makeups> = {
  leave: async ({ actor }) => {
    const { lesson, student } = await makeLessonToMiss(actor);
    return { lesson_id: lesson.id, student_id: studentId(student), reason: '感冒' };
  },
  list: async ({ actor }) => {
    const { student } = await makeMakeup(actor, { booked: true });
    return actor.role === ROLE.student ? {} : { student_id: studentId(student) };
  },
  change: async ({ actor }) => {
    const { lesson, student, host } = await makeMakeup(actor);
    return { student_id: studentId(student), lesson_id: lesson.id, to_lesson_id: host.id };
  },
  choices: async ({ actor }) => {
    const { lesson, student } = await makeMakeup(actor);
    return { student_id: studentId(student), lesson_id: lesson.id, limit: 5 };
  },
  visit: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    const lesson = await makeOwnLesson(actor);
    return { lesson_id: lesson.id, student_id: studentId(student) };
  },
  ofLesson: async ({ actor }) => ({ lesson_id: (await makeMakeup(actor)).lesson.id }),
};
