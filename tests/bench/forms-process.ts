import { forms } from '#shared/forms/contract.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { ANSWERS, makeForm, newAnswer, storeAnswer } from '#tests/factories/form.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { type CallTimes, sampleCall } from './sample-calls.ts';

export interface FormsReport {
  readonly answers: number;
  readonly calls: readonly CallTimes[];
  readonly exported: { readonly ms: number; readonly bytes: number; readonly pages: number };
}

const AT_ONCE = 8;
const MINUTE_MS = 60_000;

async function fill(as: Person, form: Awaited<ReturnType<typeof makeForm>>, count: number) {
  let next = 0;
  async function work(): Promise<void> {
    for (let at = next++; at < count; at = next++) {
      const answers = { ...ANSWERS, qname1: `孩子${at}`, qage01: 4 + (at % 14) };
      await storeAnswer(as, form, answers, new Date(Date.now() - (count - at) * MINUTE_MS));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** All rows, as the browser fetches them before it writes the file. */
async function fetchAll(as: Person, form_id: string) {
  const began = performance.now();
  let [bytes, pages] = [0, 0];
  let cursor: string | null = null;
  do {
    const payload: object = { form_id, ...(cursor && { cursor }) };
    const outcome = await call(forms.endpoints.exportAnswers, { as, payload });
    bytes += outcome.body.length;
    pages += 1;
    cursor = outcome.data.cursor;
  } while (cursor);
  return { ms: performance.now() - began, bytes, pages };
}

async function run(answers: number): Promise<FormsReport> {
  const as = await makePerson(await makeSchool(), ROLE.principal);
  const form = await makeForm(as);
  await fill(as, form, answers);
  const { list, figures, send } = forms.endpoints;
  const asked = { school: `${answers.toLocaleString('en')} answers`, as, rows: () => 0 };
  const page = { form_id: form.id, limit: FORM_LIMITS.answersPage };
  const said = await newAnswer(form);
  const sample = (
    what: string,
    endpoint: Parameters<typeof sampleCall>[0]['endpoint'],
    payload: () => object,
  ) => sampleCall({ ...asked, what, endpoint, payload });
  const calls = [
    await sample('a page of 100', list, () => page),
    await sample('charts', figures, () => ({ form_id: form.id })),
    await sample('an answer sent', send, () => ({ ...said, request_key: crypto.randomUUID() })),
  ];
  return { answers, calls, exported: await fetchAll(as, form.id) };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (answers: number) => {
  process.send?.(await run(answers), () => process.exit(0));
});
