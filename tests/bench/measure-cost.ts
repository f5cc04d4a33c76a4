import type { LessonCost } from '#tests/contract/harness/measure-lesson.ts';
import { askChild } from './child.ts';
import { costOf, MONTH_LIMIT, toSaveCost, USES } from './cost-model.ts';
import { atMost, type Figure } from './report.ts';

/** What a lesson of automatic saves and a month of an active student cost. */
export async function measureCost(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const lesson = { saves: 60, thumbnailEvery: 3 };
  const save = toSaveCost(await askChild<LessonCost>('cost-process.ts', env, lesson));
  const section = 'What an active student costs';
  return [
    { section, what: 'a save, with what follows: write', value: save.write, unit: 'units' },
    ...USES.flatMap((use): Figure[] => {
      const { lesson: ofLesson, month } = costOf(use, save);
      return [
        { section, what: `${use.name}: a lesson`, value: 100 * ofLesson, unit: 'cents' },
        {
          section,
          what: `${use.name}: a month`,
          value: 100 * month,
          unit: 'cents',
          limit: atMost(100 * month, 100 * MONTH_LIMIT, 'cents'),
        },
      ];
    }),
  ];
}
