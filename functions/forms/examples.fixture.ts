import type { forms } from '#shared/forms/contract.ts';
import { QUESTIONS } from '#shared/forms/questions.fixture.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import {
  ANSWERS,
  newAnswer,
  newFile,
  newForm,
  postFile,
  storeAnswer,
  storeForm,
} from '#tests/factories/form.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';

/** A form of the caller's, with an answer. */
async function answered({ actor }: Scene) {
  const form = await storeForm(actor);
  const answer = await storeAnswer(actor, form);
  return { form_id: form.id, answer };
}

/** A form of somebody at the school of the world. */
const published = async ({ world }: Scene) =>
  storeForm(await makePerson(world.school.schoolId, ROLE.teacher));

const ofForm = async (scene: Scene) => ({ form_id: (await answered(scene)).form_id });

async function ofAnswers(scene: Scene) {
  const { form_id, answer } = await answered(scene);
  return { form_id, answer_ids: answer };
}

export const examples: ExamplesOf<typeof forms> = {
  add: () => newForm(),
  edit: async (scene) => {
    const questions = QUESTIONS.slice(0, 3);
    const { request_key: _, ...said } = newForm({ title: '寒假营', questions });
    return { ...said, ...(await ofForm(scene)), rev: 1 };
  },
  close: async (scene) => ({ ...(await ofForm(scene)), closed: '1' }),
  renew: async (scene) => ({ ...(await ofForm(scene)), rev: 1 }),
  detail: ofForm,
  list: async (scene) => {
    await answered(scene);
    return { limit: 3 };
  },
  usable: async (scene) => {
    await answered(scene);
    return {};
  },
  remove: ofForm,
  removeMany: async (scene) => ({ form_ids: (await answered(scene)).form_id }),
  answer: async (scene) => {
    const { form_id, answer: answer_id } = await answered(scene);
    return { form_id, answer_id };
  },
  seen: async (scene) => ({ ...(await ofAnswers(scene)), seen: '1' }),
  removeAnswers: ofAnswers,
  figures: ofForm,
  exportAnswers: ofForm,
  one: async (scene) => ({ form: (await published(scene)).token }),
  send: async (scene) => {
    const form = await published(scene);
    const body = makePng(48, 36);
    const file = await postFile(form, { question: 'qfile1', name: 'a.png', body });
    return newAnswer(form, { ...ANSWERS, qfile1: [file] });
  },
  addFile: async (scene) =>
    newFile(await published(scene), {
      question: 'qfile1',
      name: '小猫.png',
      body: makePng(48, 36),
    }),
};
