import { ROLE } from '#shared/roles.ts';
import { makeLessonToMiss, makeMakeup } from '#tests/factories/makeup.ts';
import { studentId } from '#tests/factories/student.ts';
import type { Scene } from './example-scene.ts';

export const makeupExamples = {
  leave: async ({ actor }: Scene) => {
    const { lesson, student } = await makeLessonToMiss(actor);
    return { lesson_id: lesson.id, student_id: studentId(student), reason: '感冒' };
  },
  list: async ({ actor }: Scene) => {
    const { student } = await makeMakeup(actor, { booked: true });
    return actor.role === ROLE.student ? {} : { student_id: studentId(student) };
  },
  change: async ({ actor }: Scene) => {
    const { lesson, student, host } = await makeMakeup(actor);
    return { student_id: studentId(student), lesson_id: lesson.id, to_lesson_id: host.id };
  },
  choices: async ({ actor }: Scene) => {
    const { lesson, student } = await makeMakeup(actor);
    return { student_id: studentId(student), lesson_id: lesson.id, limit: 5 };
  },
  ofLesson: async ({ actor }: Scene) => ({ lesson_id: (await makeMakeup(actor)).lesson.id }),
};
