import { DAY_MS } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import type { works } from '#shared/works/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { newSave, storeComment, storeVersion, storeWork } from '#tests/factories/work.ts';

const shown = async ({ actor }: Scene) => ({
  work_id: await storeWork(actor, { visibility: 'school' }),
});

/** A student's work that waits for approval. */
async function waitingWork({ schoolId }: Person) {
  const at = new Date().toISOString();
  const texts = { title: '迷宫', description: '', category: 'game' as const };
  const audience = { visibility: 'public' as const, classIds: [] };
  const wish = { ...texts, ...audience, shown: { no: 1, bytes: 10, thumbnail: '', at }, since: at };
  return storeWork(await makePerson(schoolId, ROLE.student), { wish });
}

export const examples: ExamplesOf<typeof works> = {
  categories: () => ({}),
  list: async ({ actor }) => {
    await storeWork(actor, { visibility: 'public' });
    return { scope: 'public', limit: 1 };
  },
  save: ({ actor }) => newSave(actor),
  publish: async ({ actor }) => ({
    work_id: await storeWork(actor),
    rev: 0,
    title: '太空迷宫',
    category: 'game',
    visibility: 'public',
  }),
  waiting: () => ({ limit: 1 }),
  approve: async ({ actor }) => ({
    work_id: await waitingWork(actor),
    rev: 0,
    approve: 1,
  }),
  remove: async ({ actor }) => ({ work_ids: await storeWork(actor) }),
  restore: async ({ actor }) => ({
    work_id: await storeWork(actor, { removed: new Date().toISOString() }),
  }),
  emptyBin: async ({ actor }) => {
    // Longer ago than what other examples remove, so that it is as much each time.
    const removed = (n: number) => new Date(Date.now() - 2 * DAY_MS + n).toISOString();
    for (let n = 0; n < 3; n += 1) await storeVersion(actor, { removed: removed(n) });
    return { before: new Date(Date.now() - DAY_MS).toISOString() };
  },
  like: async (scene) => ({ ...(await shown(scene)), like: 1 }),
  info: async ({ actor }) => ({
    work_id: await storeVersion(actor, { visibility: 'public' }),
    play: true,
  }),
  versions: async ({ actor }) => ({
    work_id: await storeVersion(actor),
    action: 'restore',
    version: 1,
    base: 1,
    request_key: freshKey(),
  }),
  addComment: async (scene) => ({
    ...(await shown(scene)),
    text: '太好玩了！',
    request_key: freshKey(),
  }),
  comments: async ({ actor }) => ({
    work_id: await storeWork(actor, { visibility: 'public' }),
  }),
  removeComment: async ({ actor }) => storeComment(actor),
  tipOffs: async (scene) => ({ ...(await shown(scene)), reason: 'rude' }),
  visitorTipOff: async ({ actor }) => ({
    work_id: await storeWork(actor, { visibility: 'public' }),
    reason: 'unsafe',
    text: '有点吓人',
    verificationCode: await challengeAnswer(),
  }),
  filterWords: () => ({ words: '笨蛋\n傻瓜', rev: 0 }),
};
