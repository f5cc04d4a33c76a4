import { describe, expect, it } from 'vitest';
import { forms } from '#shared/forms/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { ANSWERS, answerForm, answerIds, countsOf, makeForm } from '#tests/factories/form.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { list, seen, removeAnswers, figures, exportAnswers } = forms.endpoints;

const makePrincipal = async () => makePerson(await makeSchool(), ROLE.principal);
const said = (no: number) => ({
  ...ANSWERS,
  qname1: `=孩子${no}`,
  qage01: 5 + (no % 3),
  qdate1: '2026-12-24',
});

async function makeAnswered(count: number) {
  const as = await makePrincipal();
  const form = await makeForm(as);
  for (let no = 0; no < count; no += 1) await answerForm(form, said(no));
  return { as, form };
}

const namesIn = (answers: readonly { readonly answers: object }[]) =>
  answers.map((each) => ({ ...each.answers }) as { qname1?: string }).map(({ qname1 }) => qname1);

describe('answers', () => {
  it('are listed page by page, the newest first, none twice', async () => {
    const { as, form } = await makeAnswered(7);
    const found: (string | undefined)[] = [];
    let cursor: string | null | undefined;
    do {
      const payload = { form_id: form.id, limit: 3, ...(cursor && { cursor }) };
      const { data } = await call(list, { as, payload });
      expect(data.list).toMatchObject([{ id: form.id, answers: 7 }]);
      found.push(...namesIn(data.answers));
      cursor = data.cursor;
    } while (cursor);
    expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((no) => `=孩子${no}`));
  });

  it('are marked as seen, once, and back', async () => {
    const { as, form } = await makeAnswered(2);
    const answer_ids = await answerIds(as, form);
    const mark = async (value: string) =>
      (await call(seen, { as, payload: { form_id: form.id, answer_ids, seen: value } })).data
        .changed;
    expect([await mark('1'), await mark('1')]).toEqual([2, 0]);
    expect(await countsOf(as, form)).toEqual({ answers: 2, seen: 2 });
    expect(await mark('0')).toBe(2);
    expect(await countsOf(as, form)).toEqual({ answers: 2, seen: 0 });
  });
});

describe('figures and sheets', () => {
  it('count by question, and follow when answers are deleted', async () => {
    const { as, form } = await makeAnswered(3);
    const of = async (question: string) => {
      const { data } = await call(figures, { as, payload: { form_id: form.id } });
      return data.list.find((each) => each.question === question);
    };
    expect(await of('qday01')).toMatchObject({
      answered: 3,
      options: [
        { id: 'osat01', count: 3 },
        { id: 'osun01', count: 0 },
        { id: 'other', count: 0 },
      ],
    });
    expect(await of('qage01')).toMatchObject({
      mean: 6,
      ranges: [5, 6, 7].map((from) => ({ from, to: from + 1, count: 1 })),
    });
    expect(await of('qdate1')).toMatchObject({ days: [{ day: '2026-12-24', count: 3 }] });

    const [answer_ids] = await answerIds(as, form);
    const payload = { form_id: form.id, answer_ids };
    const gone = await call(removeAnswers, { as, payload });
    const again = await call(removeAnswers, { as, payload });
    expect([gone.data.deleted, again.data.deleted]).toEqual([1, 0]);
    expect(await of('qage01')).toMatchObject({ answered: 2, mean: 5.5 });
    expect((await operationsOf(as.schoolId)).map(({ action }) => action)).toContain(
      'form.answer-delete',
    );
  });

  it('have words instead of ids, and an export is logged', async () => {
    const { as, form } = await makeAnswered(2);
    const { data } = await call(exportAnswers, { as, payload: { form_id: form.id } });
    expect(data.heading.slice(0, 4)).toEqual([
      '提交时间',
      '孩子的姓名',
      '想上哪一天的课？',
      '星期六哪些时间可以？',
    ]);
    expect(data.rows[0]?.slice(1, 5)).toEqual(['=孩子1', '星期六', '上午; 下午', 6]);
    expect(data).toMatchObject({ total: 2, cursor: null });
    expect(await operationsOf(as.schoolId)).toContainEqual(
      expect.objectContaining({ action: 'form.export' }),
    );
  });
});
