import { describe, expect, it } from 'vitest';
import { formAnswers } from '#functions/domain/forms/form-answer.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { forms } from '#shared/forms/contract.ts';
import { QUESTIONS } from '#shared/forms/questions.fixture.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import {
  ANSWERS,
  answerForm,
  answerIds,
  countsOf,
  makeForm,
  newAnswer,
  newForm,
} from '#tests/factories/form.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { send, one, answer, edit } = forms.endpoints;

const makeTeacher = async () => makePerson(await makeSchool(), ROLE.teacher);
const refusal = (field: string, rule: string) => ({ errors: [{ field, rule }] });
const DEVICE = { device: 'device-of-a-family' };

describe('an answer', () => {
  it('is taken from anybody who has the address, once', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as);
    const payload = await newAnswer(form);
    const first = await call(send, { payload });
    // The network failed: the solution of the challenge is another one.
    const again = await call(send, {
      payload: { ...payload, verificationCode: await challengeAnswer() },
    });

    expect([first.code, again.code]).toEqual([CODE.ok, CODE.ok]);
    expect(again.data.at).toBe(first.data.at);
    const [id] = await answerIds(as, form);
    expect(await answerIds(as, form)).toHaveLength(1);
    const shown = await call(answer, { as, payload: { form_id: form.id, answer_id: id } });
    expect(shown.data.answer).toMatchObject({ answers: ANSWERS, seen: false, student: '' });
    expect(await countsOf(as, form)).toEqual({ answers: 1, seen: 0 });
  });

  it('leaves out what was answered to hidden and unknown questions', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as);
    await answerForm(form, {
      ...ANSWERS,
      qday01: { options: ['osun01'], other: '' },
      qfoo01: 'x',
    });
    const [id] = await answerIds(as, form);
    if (!id) throw new TypeError('no answer');
    const stored = await formAnswers.get({ schoolId: as.schoolId, formId: form.id, id });
    expect(Object.keys(stored?.answers ?? {}).toSorted()).toEqual(['qage01', 'qday01', 'qname1']);
  });
});

describe('an answer that does not fit', () => {
  it.each<[string, object, string, string]>([
    ['without what is required', { ...ANSWERS, qname1: '  ' }, 'qname1', 'required'],
    ['too old', { ...ANSWERS, qage01: 19 }, 'qage01', 'too_big'],
    [
      'of another option',
      { ...ANSWERS, qday01: { options: ['ofoo01'], other: '' } },
      'qday01',
      'option',
    ],
    [
      'of two options',
      { ...ANSWERS, qday01: { options: ['osat01', 'osun01'], other: '' } },
      'qday01',
      'too_many',
    ],
    ['of a day that is none', { ...ANSWERS, qdate1: '2026-02-30' }, 'qdate1', 'day'],
    ['of letters as a phone', { ...ANSWERS, qfone1: 'ring me' }, 'qfone1', 'phone'],
    ['of a file that was not sent', { ...ANSWERS, qfile1: ['upl-foo'] }, 'qfile1', 'missing'],
    ['of another type', { ...ANSWERS, qage01: { toString: 1 } }, 'qage01', 'type'],
  ])('%s is refused', async (_, answers, of, rule) => {
    const form = await makeForm(await makeTeacher());
    const { code, data } = await call(send, { payload: await newAnswer(form, answers) });
    const codes = { required: CODE.incomplete, type: CODE.wrongType };
    const expected = codes[rule as keyof typeof codes] ?? CODE.invalid;
    expect([code, data]).toMatchObject([expected, refusal(`answers.${of}`, rule)]);
  });

  it('costs strangers some work, and nobody who is signed in', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as);
    const { verificationCode, ...payload } = await newAnswer(form);
    const without = await call(send, { payload });
    const wrong = await call(send, { payload: { ...payload, verificationCode: 'x' } });
    const signedIn = await call(send, { as, payload });
    const spent = await call(send, { payload: { ...(await newAnswer(form)), verificationCode } });

    expect([without.code, wrong.code, signedIn.code, spent.code]).toEqual([
      CODE.incomplete,
      CODE.invalid,
      CODE.ok,
      CODE.ok,
    ]);
  });

  it('is refused when the form was changed meanwhile', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as);
    const { request_key: _, ...said } = newForm({ questions: QUESTIONS.slice(0, 3) });
    await call(edit, { as, payload: { ...said, form_id: form.id, rev: form.rev } });
    const { code, msg } = await call(send, { payload: await newAnswer(form), language: 'en' });
    expect([code, msg]).toEqual([CODE.wait, expect.stringContaining('changed')]);
  });

  it('notifies the owner of the first one of a day', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as);
    await answerForm(form);
    await answerForm(form);
    const payload = { user_id: as.userId };
    const { data } = await call(notices.endpoints.list, { as, payload });
    expect(data.list.filter(({ title }) => title.includes('暑期编程营报名'))).toHaveLength(1);
  });
});

describe('a form takes no answers', () => {
  const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

  it.each([
    ['before it opens', { from: later(1) }, 'early'],
    ['after its end', { until: later(-1) }, 'over'],
  ] as const)('%s', async (_, limits, state) => {
    const form = await makeForm(await makeTeacher(), limits);
    expect((await call(one, { payload: { form: form.token } })).data.state).toBe(state);
    expect((await call(send, { payload: await newAnswer(form) })).code).toBe(CODE.wait);
  });

  it('when it is full, to the last one and not one more', async () => {
    const as = await makeTeacher();
    const form = await makeForm(as, { most: 6 });
    const payloads = await Promise.all(Array.from({ length: 12 }, () => newAnswer(form)));
    const outcomes = await Promise.all(payloads.map((payload) => call(send, { payload })));

    expect(outcomes.filter(({ code }) => code === CODE.ok)).toHaveLength(6);
    expect(outcomes.filter(({ code }) => code === CODE.wait)).toHaveLength(6);
    expect(await countsOf(as, form)).toMatchObject({ answers: 6 });
    expect((await call(one, { payload: { form: form.token } })).data.state).toBe('full');

    const [answer_ids] = [(await answerIds(as, form)).slice(0, 2)];
    await call(forms.endpoints.removeAnswers, { as, payload: { form_id: form.id, answer_ids } });
    expect((await call(one, { payload: { form: form.token } })).data.state).toBe('open');
    await answerForm(form);
    await answerForm(form);
    expect((await call(send, { payload: await newAnswer(form) })).code).toBe(CODE.wait);
  });

  it('from a device that has answered', async () => {
    const form = await makeForm(await makeTeacher(), { once: 'device' });
    const look = async (device: object) =>
      (await call(one, { payload: { form: form.token, ...device } })).data.answered;
    expect(await look(DEVICE)).toBe('no');
    const both = await Promise.all([
      newAnswer(form, ANSWERS, DEVICE),
      newAnswer(form, ANSWERS, DEVICE),
    ]);
    const outcomes = await Promise.all(both.map((payload) => call(send, { payload })));

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([CODE.wait, CODE.ok]);
    expect(await look(DEVICE)).toBe('yes');
    expect(await look({ device: 'another-device-of-it' })).toBe('no');
    const nameless = await call(send, { payload: await newAnswer(form) });
    expect(nameless.code).toBe(CODE.incomplete);
  });
});

describe('a form that each student answers once', () => {
  const makeAll = async () => {
    const as = await makeTeacher();
    const student = await makePerson(as.schoolId, ROLE.student);
    return { as, student, form: await makeForm(as, { once: 'student' }) };
  };
  const answeredBy = async (token: string, more: { as?: Person; child?: string }) => {
    const { as, ...payload } = more;
    const { data } = await call(one, { as, payload: { form: token, ...payload } });
    return data.answered;
  };

  it('takes one answer of the signed-in student, or of the family by its page', async () => {
    const { as, student, form } = await makeAll();
    const child = await makeParentCode(student);
    expect(await answeredBy(form.token, { as: student })).toBe('no');
    await answerForm(form, ANSWERS, { child });

    expect(await answeredBy(form.token, { as: student })).toBe('yes');
    const again = await call(send, { as: student, payload: await newAnswer(form) });
    expect(again.code).toBe(CODE.wait);
    const [id] = await answerIds(as, form);
    const shown = await call(answer, { as, payload: { form_id: form.id, answer_id: id } });
    expect(shown.data.answer.student).not.toBe('');
  });

  it('takes none of strangers, of staff, and of students of other schools', async () => {
    const { as, form } = await makeAll();
    const stranger = await makePerson(await makeSchool(), ROLE.student);
    const theirs = await makeParentCode(stranger);
    for (const who of [{}, { as }, { as: stranger }, { child: theirs }, { child: 'x_y_z' }]) {
      expect(await answeredBy(form.token, who)).toBe('nobody');
      const { as: actor, ...more } = { as: undefined, ...who };
      const outcome = await call(send, {
        as: actor,
        payload: await newAnswer(form, ANSWERS, more),
      });
      expect(outcome.code).toBe(CODE.wait);
    }
  });
});
