import { makeClass } from '#tests/factories/class.ts';
import { makeFeed } from '#tests/factories/feed.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Scene } from './example-scene.ts';

export const feedExamples = {
  show: async ({ actor }: Scene) => {
    await makeFeed(actor);
    return {};
  },
  make: () => ({}),
  revoke: async ({ actor }: Scene) => {
    await makeFeed(actor);
    return {};
  },
  calendar: async ({ actor }: Scene) => {
    await storeLesson(actor, await makeClass(actor, []), { date: dayFromToday(1) });
    return { feed: await makeFeed(actor) };
  },
};
