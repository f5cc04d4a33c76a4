import type { feedback } from '#shared/feedback/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { newFeedback, storeFeedback } from '#tests/factories/feedback.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';
import { storeUploaded } from '#tests/factories/uploaded.ts';

/** A picture of the sender. */
async function pictureOf(author: Person) {
  const { id, key, name } = await storeUploaded(author, 'feedback-picture', { uses: 1 });
  return { id, key, name };
}

/** Feedback that the caller answers, or has sent: of a principal and an operator that of somebody else. */
async function stored({ actor }: Scene) {
  const isOperator = actor.role === ROLE.platform;
  const isDesk = isOperator || actor.role === ROLE.principal;
  const schoolId = isOperator ? await makeSchool() : actor.schoolId;
  const author = isDesk ? await makePerson(schoolId, ROLE.teacher) : actor;
  const to = actor.role === ROLE.principal ? 'school' : 'platform';
  const pictures = [await pictureOf(author)];
  const unread = { author: true, desk: true };
  const { id: feedback_id } = await storeFeedback(author, { to, pictures, unread });
  return { feedback_id, ...(isOperator && { school: schoolId }) };
}

export const examples: ExamplesOf<typeof feedback> = {
  list: async ({ actor }) => {
    await storeFeedback(actor);
    return { limit: 3 };
  },
  add: async ({ actor }) => {
    const files = [1, 2, 3].map(() => storeUploaded(actor, 'feedback-picture'));
    const ids = (await Promise.all(files)).map(({ id }) => id);
    const facts = {
      with_facts: '1',
      page: '/calendar',
      device: 'Chrome · Windows',
      window: '1440 × 900',
      language: 'zh',
      version: '1.0.0',
      requests: freshKey(),
    };
    const text = '希望课表可以打印出来，并且每一页都带上学校的名字和地址。';
    return { ...newFeedback(), text, ...facts, file_ids: ids.join(',') };
  },
  see: stored,
  answer: async (scene) => ({
    ...(await stored(scene)),
    text: '谢谢，我们马上看。',
    request_key: freshKey(),
  }),
  state: async (scene) => ({ ...(await stored(scene)), state: 'closed', rev: 1 }),
};
