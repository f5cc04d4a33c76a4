import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { newId } from '#shared/ids.ts';
import type { pages } from '#shared/pages/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { storeSchoolPicture } from '#tests/factories/stored-object.ts';
import { storeWork } from '#tests/factories/work.ts';
import { pageSettings } from './page-settings.ts';

/** A kind of course of the school. */
async function courseOf({ schoolId }: Pick<Actor, 'schoolId'>) {
  const course = {
    id: newId('course'),
    name: `Scratch ${newId('course').slice(-4)}`,
    colour: 'blue' as const,
    hours: 1,
    archived: false,
    rev: 1,
  };
  await changeSettings(
    schoolId,
    (before) => ({ ...before, courses: [course, ...before.courses].slice(0, 3) }),
    () => [],
  );
  return course;
}

export const examples: ExamplesOf<typeof pages> = {
  school: ({ world }) => ({ school: world.school.schoolId }),
  settings: () => ({}),
  edit: async ({ actor }) => ({
    rev: (await pageSettings.get(actor.schoolId))?.rev ?? 0,
    off: ['photos'],
    works: [await storeWork(actor, { visibility: 'public' })],
    photos: [{ key: await storeSchoolPicture(actor), alt: '教室' }],
    courses: [{ id: (await courseOf(actor)).id, ages: '7–10', text: '用积木讲故事' }],
  }),
  own: () => ({}),
  show: () => ({ on: '1', line: '教孩子写程序八年' }),
};
