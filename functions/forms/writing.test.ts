import { describe, expect, it } from 'vitest';
import { DUE_FORMS } from '#functions/domain/forms/form.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { forms } from '#shared/forms/contract.ts';
import { QUESTIONS, question } from '#shared/forms/questions.fixture.ts';
import type { Question } from '#shared/forms/questions.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { answerForm, makeForm, newForm } from '#tests/factories/form.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { add, edit, close, renew, detail, list, usable, remove, removeMany, one } = forms.endpoints;

const makeTeacher = async () => makePerson(await makeSchool(), ROLE.teacher);
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function editing(as: Person, id: string, rev: number, questions: readonly Question[]) {
  const { request_key: _, ...said } = newForm({ questions });
  return call(edit, { as, payload: { ...said, form_id: id, rev } });
}

describe('a form', () => {
  it('is added once, has an address, and is logged', async () => {
    const as = await makeTeacher();
    const until = later(7);
    const payload = { ...newForm({ most: 30 }), until };
    const first = await call(add, { as, payload });
    const again = await call(add, { as, payload });

    expect(first.data.form).toMatchObject({ state: 'open', answers: 0, questions: 10, most: 30 });
    expect(again.data.form.id).toBe(first.data.form.id);
    expect(Date.parse(first.data.form.erased) - Date.parse(payload.until)).toBe(90 * DAY_MS);
    const { data } = await call(one, { payload: { form: first.data.form.token } });
    expect(data).toMatchObject({ title: payload.title, state: 'open', proof: true });
    expect(data.questions).toHaveLength(10);
    expect(await operationsOf(as.schoolId)).toMatchObject([{ action: 'form.add' }]);
  });

  it.each<[string, readonly Question[], string]>([
    ['no questions', [], 'no_questions'],
    [
      'a choice without options',
      [question({ id: 'qaaaa1', kind: 'choice', title: 'a' })],
      'no_options',
    ],
    [
      'a question that stands there twice',
      [
        question({ id: 'qaaaa1', kind: 'text', title: 'a' }),
        question({ id: 'qaaaa1', kind: 'text', title: 'b' }),
      ],
      'repeated',
    ],
    [
      'bounds the wrong way round',
      [question({ id: 'qaaaa1', kind: 'number', title: 'a', min: 5, max: 3 })],
      'bounds',
    ],
    ['a file of no kind', [question({ id: 'qaaaa1', kind: 'file', title: 'a' })], 'no_files'],
    [
      'a consent to nothing',
      [question({ id: 'qaaaa1', kind: 'consent', title: 'a' })],
      'no_consent',
    ],
    ['a condition on what comes later', [...QUESTIONS].toReversed(), 'condition'],
  ])('with %s is refused', async (_, questions, rule) => {
    const { code, data } = await call(add, {
      as: await makeTeacher(),
      payload: newForm({ questions }),
    });

    expect(code).toBe(CODE.invalid);
    expect(data).toMatchObject({ errors: [{ field: 'questions', rule }] });
  });

  it('does not end before it begins', async () => {
    const payload = newForm({ from: later(3), until: later(2) });
    const { code, data } = await call(add, { as: await makeTeacher(), payload });
    expect([code, data]).toMatchObject([CODE.invalid, { errors: [{ field: 'until' }] }]);
  });
});

describe('an edit', () => {
  it('begins from the newest state', async () => {
    const as = await makeTeacher();
    const { id, rev } = await makeForm(as);
    const saved = await editing(as, id, rev, QUESTIONS.slice(0, 4));
    expect(saved.data.form).toMatchObject({ questions: 4, version: 2, past: [] });

    const stale = await editing(as, id, rev, QUESTIONS.slice(0, 2));
    expect(stale).toMatchObject({ code: CODE.wait, data: { current: { form: { questions: 4 } } } });
    const repeated = await editing(as, id, rev, QUESTIONS.slice(0, 4));
    expect(repeated).toMatchObject({ code: CODE.ok, data: { form: { version: 2 } } });
  });

  it('keeps what answers name beside the form', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as);
    await answerForm(form);
    const [name, day, ...others] = QUESTIONS;
    if (!name || !day) throw new TypeError('no questions');
    const fewer = { ...day, options: [...day.options.slice(1), { id: 'ofri01', label: '星期五' }] };
    const { data } = await editing(as, form.id, form.rev, [fewer, ...others.slice(1)]);

    expect(data.form.past.map(({ id }) => id).toSorted()).toEqual(['qday01', 'qname1', 'qwhen1']);
    expect(data.form.past.find(({ id }) => id === 'qday01')?.options).toEqual([
      { id: 'osat01', label: '星期六' },
    ]);
    const figures = await call(forms.endpoints.figures, { as, payload: { form_id: form.id } });
    expect(figures.data.list.find((each) => each.question === 'qday01')?.options).toContainEqual({
      id: 'osat01',
      count: 1,
    });
  });

  it('makes no other kind of a question', async () => {
    const as = await makeTeacher();
    const { id, rev } = await makeForm(as);
    const { code, data } = await editing(as, id, rev, [
      question({ id: 'qname1', kind: 'long', title: 'a' }),
    ]);
    expect([code, data]).toMatchObject([CODE.invalid, { errors: [{ rule: 'kind' }] }]);
  });
});

describe('the address', () => {
  it('is closed by hand, opened again, and renewed', async () => {
    const as = await makeTeacher();
    const { id: form_id, token } = await makeForm(as);
    const shut = await call(close, { as, payload: { form_id, closed: '1' } });
    expect(shut.data.form.state).toBe('closed');
    expect(shut.data.form.erased).not.toBe('');
    expect((await call(one, { payload: { form: token } })).data).toMatchObject({
      state: 'closed',
      questions: [],
    });

    const open = await call(close, { as, payload: { form_id, closed: '0' } });
    const { rev } = open.data.form;
    const renewed = await call(renew, { as, payload: { form_id, rev } });
    const again = await call(renew, { as, payload: { form_id, rev } });

    expect(renewed.data.form.token).not.toBe(token);
    expect(again.data.form.token).toBe(renewed.data.form.token);
    const old = await call(one, { payload: { form: token } });
    expect(old).toMatchObject({ code: CODE.notFound, data: { school: { phone: '' } } });
    expect((await call(one, { payload: { form: renewed.data.form.token } })).code).toBe(CODE.ok);
  });

  it.each(['', 'x', 'sch-a_frm-b_c', `sch-none_frm-none_${'a'.repeat(22)}`])(
    'opens nothing as “%s”',
    async (form) => {
      const { code } = await call(one, { payload: { form } });
      expect(code).toBe(form === '' ? CODE.blank : CODE.notFound);
    },
  );
});

describe('lists', () => {
  it('show teachers their own forms, and principals all', async () => {
    const schoolId = await makeSchool();
    const principal = await makePerson(schoolId, ROLE.principal);
    const [teacher, other] = [
      await makePerson(schoolId, ROLE.teacher),
      await makePerson(schoolId, ROLE.teacher),
    ];
    const own = await makeForm(teacher);
    const ended = await makeForm(other, { from: later(-3), until: later(-2) });
    const titles = async (as: Person, payload = {}) =>
      (await call(list, { as, payload })).data.list.map(({ id }) => id);

    expect(await titles(teacher)).toEqual([own.id]);
    expect(await titles(principal)).toEqual([ended.id, own.id]);
    expect(await titles(principal, { mine: '1' })).toEqual([]);
    const open = await call(usable, { as: principal, payload: {} });
    expect(open.data.list.map(({ id }) => id)).toEqual([own.id]);
    for (const endpoint of [detail, remove])
      expect((await call(endpoint, { as: teacher, payload: { form_id: ended.id } })).code).toBe(
        CODE.forbidden,
      );
    const first = await call(list, { as: principal, payload: { limit: 1 } });
    const { cursor } = first.data;
    const next = await call(list, { as: principal, payload: { limit: 1, cursor } });
    expect(next.data.list.map(({ id }) => id)).toEqual([own.id]);
  });
});

describe('a deletion', () => {
  it('closes the addresses, once, and tells the job', async () => {
    const as = await makeTeacher();
    const all = [await makeForm(as), await makeForm(as)];
    const form_ids = all.map(({ id }) => id);
    const gone = await call(removeMany, { as, payload: { form_ids } });
    const again = await call(removeMany, { as, payload: { form_ids } });

    expect([gone.data.deleted, again.data.deleted]).toEqual([2, 0]);
    for (const { id, token } of all) {
      expect((await call(one, { payload: { form: token } })).code).toBe(CODE.notFound);
      expect((await call(detail, { as, payload: { form_id: id } })).code).toBe(CODE.notFound);
    }
    const { entries } = await pageOfList(DUE_FORMS, { limit: 100 });
    const due = entries.map(({ target }) => target);
    expect(due).toEqual(expect.arrayContaining(form_ids.map((id) => `${as.schoolId}/${id}`)));
  });

  it('deletes none when one is not the caller’s', async () => {
    const schoolId = await makeSchool();
    const as = await makePerson(schoolId, ROLE.teacher);
    const own = await makeForm(as);
    const other = await makeForm(await makePerson(schoolId, ROLE.teacher));
    const { code } = await call(removeMany, { as, payload: { form_ids: [own.id, other.id] } });

    expect(code).toBe(CODE.forbidden);
    expect((await call(detail, { as, payload: { form_id: own.id } })).code).toBe(CODE.ok);
  });
});
