import type { feeds } from '#shared/feeds/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeFeed } from '#tests/factories/feed.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';

export const examples: ExamplesOf<typeof feeds> = {
  show: async ({ actor }) => {
    await makeFeed(actor);
    return {};
  },
  make: () => ({}),
  revoke: async ({ actor }) => {
    await makeFeed(actor);
    return {};
  },
  calendar: async ({ actor }) => {
    await storeLesson(actor, await makeClass(actor, []), { date: dayFromToday(1) });
    return { feed: await makeFeed(actor) };
  },
};
