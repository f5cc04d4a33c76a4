import { expect, it } from 'vitest';
import { forms as stored } from '#functions/domain/forms/form.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { forms } from '#shared/forms/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { answerForm, countsOf, makeForm } from '#tests/factories/form.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { eraseForms } from './erase-forms.ts';

const { list, figures, close, remove } = forms.endpoints;

inOwnTable();

async function makeAnswered(count: number) {
  const as = await makePerson(await makeSchool(), ROLE.principal);
  const form = await makeForm(as);
  for (let no = 0; no < count; no += 1) await answerForm(form);
  return { as, form };
}

const inDays = (days: number) => ({
  ...liveDeps,
  now: () => new Date(Date.now() + days * DAY_MS),
});
const FAR = new Date(Date.now() + 1000 * DAY_MS);

it('deletes answers so many days after the end of a form, and keeps the form', async () => {
  const { as, form } = await makeAnswered(3);
  await call(close, { as, payload: { form_id: form.id, closed: '1' } });
  await eraseForms(inDays(89), FAR);
  expect(await countsOf(as, form)).toMatchObject({ answers: 3 });
  await eraseForms(inDays(91), FAR);

  expect(await countsOf(as, form)).toMatchObject({ answers: 0 });
  const { data } = await call(figures, { as, payload: { form_id: form.id } });
  expect(data.list.every(({ answered }) => answered === 0)).toBe(true);
  expect((await stored.get({ schoolId: as.schoolId, id: form.id }))?.due).toBe('');
});

it('deletes old answers of a form without an end', async () => {
  const { as, form } = await makeAnswered(2);
  await eraseForms(inDays(91), FAR);
  expect(await countsOf(as, form)).toMatchObject({ answers: 0 });
  const kept = await stored.get({ schoolId: as.schoolId, id: form.id });
  expect(kept?.due).not.toBe('');
  await answerForm(form);
});

it('removes what is left of a deleted form', async () => {
  const { as, form } = await makeAnswered(2);
  await call(remove, { as, payload: { form_id: form.id } });
  await eraseForms(inDays(1), FAR);
  expect(await stored.get({ schoolId: as.schoolId, id: form.id })).toBeUndefined();
  const { code } = await call(list, { as, payload: { form_id: form.id } });
  expect(code).toBe(CODE.notFound);
});
