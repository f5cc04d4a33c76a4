import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { forms } from '#shared/forms/contract.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { question } from '#shared/forms/questions.fixture.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { answerIds, makeForm, newAnswer, newForm, storeAnswer } from '#tests/factories/form.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const AT_ONCE = 10;
const ANSWERED = 300;

/** A form as large as forms of schools are: forty questions, a quarter of them with many options. */
const LARGE = Array.from({ length: 40 }, (_, at) =>
  at % 4 === 0
    ? question({
        id: `qlarge${at}`,
        kind: 'choice',
        title: `第 ${at} 个问题：请选择您和孩子最合适的一项`,
        options: Array.from({ length: 20 }, (_each, no) => ({
          id: `olarge${no}`,
          label: `选项 ${no}：每周六上午九点`,
        })),
      })
    : question({ id: `qlarge${at}`, kind: 'long', title: `第 ${at} 个问题：请写下您的想法` }),
);
const SAID = Object.fromEntries(
  LARGE.map(({ id, kind }, at) => [
    id,
    kind === 'choice' ? { options: [`olarge${at % 20}`], other: '' } : '我们觉得这样安排很好。',
  ]),
);

/** A form with answers for more than a page of the export. */
const large = memoize(async () => {
  const as = await makePerson(await makeSchool(), ROLE.principal);
  const form = await makeForm(as, { questions: LARGE });
  const from = Date.now() - ANSWERED * 1000;
  await mapConcurrently(Array.from({ length: ANSWERED }), AT_ONCE, (_, index) =>
    storeAnswer(as, form, SAID, new Date(from + index * 1000)),
  );
  return { as, form };
});

/** A principal with a page of forms. */
const many = memoize(async () => {
  const as = await makePerson(await makeSchool(), ROLE.principal);
  const ids = await mapConcurrently(
    Array.from({ length: FORM_LIMITS.formsPage }),
    AT_ONCE,
    async () => (await makeForm(as)).id,
  );
  return { as, ids };
});

const ofLarge = async () => {
  const { as, form } = await large();
  return { as, payload: { form_id: form.id } };
};

/** Some of the answers of the large form, each time others. */
async function someAnswers(from: number) {
  const { as, form } = await large();
  const ids = (await answerIds(as, form)).slice(from, from + FORM_LIMITS.answersAtOnce);
  return { as, payload: { form_id: form.id, answer_ids: ids } };
}

export const fullCalls: FullCallsOf<typeof forms> = {
  list: async () => ({ as: (await many()).as, payload: { limit: FORM_LIMITS.formsPage } }),
  usable: async () => ({ as: (await many()).as, payload: {} }),
  removeMany: async () => {
    const { as, ids } = await many();
    return { as, payload: { form_ids: ids.slice(0, FORM_LIMITS.formsAtOnce) } };
  },
  add: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    return { as, payload: newForm({ questions: LARGE }) };
  },
  edit: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    const { id, rev } = await makeForm(as, { questions: LARGE });
    const { request_key: _, ...said } = newForm({ questions: LARGE.slice(1) });
    return { as, payload: { ...said, form_id: id, rev } };
  },
  detail: ofLarge,
  close: async () => {
    const { as, payload } = await ofLarge();
    return { as, payload: { ...payload, closed: '0' } };
  },
  one: async () => {
    const { as, form } = await large();
    return { as, payload: { form: form.token } };
  },
  send: async () => {
    const { as, form } = await large();
    const { verificationCode: _, ...payload } = await newAnswer(form, SAID);
    return { as, payload };
  },
  figures: ofLarge,
  exportAnswers: ofLarge,
  seen: async () => {
    const { as, payload } = await someAnswers(0);
    return { as, payload: { ...payload, seen: '1' } };
  },
  removeAnswers: () => someAnswers(20),
};
