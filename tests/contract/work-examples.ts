import { ROLE } from '#shared/roles.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { newSave, storeComment, storeVersion, storeWork } from '#tests/factories/work.ts';
import type { Scene } from './example-scene.ts';

const shown = async ({ actor }: Scene) => ({
  work_id: await storeWork(actor, { visibility: 'school' }),
});

/** A student's work that waits to be let into public. */
async function waitingWork({ schoolId }: Person) {
  const at = new Date().toISOString();
  const texts = { title: '迷宫', description: '', category: 'game' as const };
  const wish = { ...texts, shown: { no: 1, bytes: 10, thumbnail: '', at }, since: at };
  return storeWork(await makePerson(schoolId, ROLE.student), { wish });
}

export const workExamples = {
  categories: () => ({}),
  list: async ({ actor }: Scene) => {
    await storeWork(actor, { visibility: 'public' });
    return { scope: 'public' as const, limit: 1 };
  },
  save: ({ actor }: Scene) => newSave(actor),
  publish: async ({ actor }: Scene) => ({
    work_id: await storeWork(actor),
    rev: 0,
    title: '太空迷宫',
    category: 'game' as const,
    visibility: 'public' as const,
  }),
  waiting: () => ({ limit: 1 }),
  approve: async ({ actor }: Scene) => ({
    work_id: await waitingWork(actor),
    rev: 0,
    approve: 1,
  }),
  remove: async ({ actor }: Scene) => ({ work_ids: await storeWork(actor) }),
  restore: async ({ actor }: Scene) => ({
    work_id: await storeWork(actor, { removed: new Date().toISOString() }),
  }),
  like: async (scene: Scene) => ({ ...(await shown(scene)), like: 1 }),
  info: async ({ actor }: Scene) => ({
    work_id: await storeVersion(actor, { visibility: 'public' }),
    play: true,
  }),
  versions: async ({ actor }: Scene) => ({
    work_id: await storeVersion(actor),
    action: 'restore' as const,
    version: 1,
    base: 1,
    request_key: freshKey(),
  }),
  addComment: async (scene: Scene) => ({
    ...(await shown(scene)),
    text: '太好玩了！',
    request_key: freshKey(),
  }),
  comments: async ({ actor }: Scene) => ({
    work_id: await storeWork(actor, { visibility: 'public' }),
  }),
  removeComment: async ({ actor }: Scene) => storeComment(actor),
  abuseReports: async (scene: Scene) => ({ ...(await shown(scene)), reason: 'rude' as const }),
  filterWords: () => ({ words: '笨蛋\n傻瓜', rev: 0 }),
};
