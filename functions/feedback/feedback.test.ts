import { describe, expect, it } from 'vitest';
import { inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/endpoint.ts';
import { feedback } from '#shared/feedback/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { newFeedback, storeFeedback } from '#tests/factories/feedback.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, freshName } from '#tests/factories/student.ts';
import { storeUploaded } from '#tests/factories/uploaded.ts';

const { add, list, see, answer, state } = feedback.endpoints;

async function makePeople() {
  const schoolId = await makeSchool();
  const [principal, teacher, student] = await Promise.all(
    [ROLE.principal, ROLE.teacher, ROLE.student].map((role) => makePerson(schoolId, role)),
  );
  if (!principal || !teacher || !student) throw new Error('nobody there');
  const operator = await makePerson(await makeSchool({ edition: 'platform' }), ROLE.platform);
  return { schoolId, principal, teacher, student, operator };
}

const sendAs = (as: Person, more: Partial<Payload<typeof add>> = {}) =>
  call(add, { as, payload: { ...newFeedback(), ...more } });
const sent = async (as: Person, more: Partial<Payload<typeof add>> = {}) =>
  (await sendAs(as, more)).data.feedback;
const seen = async (as: Person, payload: Payload<typeof see>) => call(see, { as, payload });
const listed = async (as: Person, payload: Payload<typeof list> = {}) =>
  (await call(list, { as, payload })).data.list;
const noticesOf = async (person: Person) =>
  (await inbox.page(inboxPartition(person), 'NOTICE#')).items.map(({ told }) => told?.title);

describe('sending feedback', () => {
  it('reaches the school, whose principals are told, and the sender alone besides', async () => {
    const { principal, teacher, student, operator } = await makePeople();
    const { id } = await sent(student, { to: 'school', text: '教室有点冷' });
    const [found] = await listed(principal, { box: 'school' });
    expect(found).toMatchObject({ id, own: false, unread: true, state: 'new', school: '' });
    expect(found?.author).toMatchObject({ id: student.userId, role: ROLE.student });
    expect(await listed(student)).toMatchObject([{ id, own: true, unread: false }]);
    expect(await noticesOf(principal)).toEqual(['feedback.toldNew.title']);
    for (const other of [teacher, operator, await makePerson(student.schoolId, ROLE.student)])
      expect((await seen(other, { feedback_id: id })).code).toBe(CODE.notFound);
    expect(await listed(operator, { box: 'platform', school: student.schoolId })).toEqual([]);
  });

  it('keeps the facts only when they were agreed to', async () => {
    const { teacher } = await makePeople();
    const facts = { page: '/calendar', device: 'Chrome', requests: 'a1,b2' };
    const [bare, agreed] = [
      await sent(teacher, facts),
      await sent(teacher, { ...facts, with_facts: true }),
    ];
    expect((await seen(teacher, { feedback_id: bare.id })).data.facts).toBeNull();
    expect((await seen(teacher, { feedback_id: agreed.id })).data.facts).toMatchObject({
      page: '/calendar',
      requests: ['a1', 'b2'],
    });
    const withQuery = await sendAs(teacher, { with_facts: true, page: '/login?from=/x' });
    expect(withQuery.code).toBe(CODE.invalid);
  });

  it('shows own pictures only, and uses them', async () => {
    const { teacher, student, operator } = await makePeople();
    const own = await storeUploaded(teacher, 'feedback-picture');
    const wrong = [
      await storeUploaded(student, 'feedback-picture'),
      await storeUploaded(teacher, 'attachment'),
    ];
    for (const { id } of wrong)
      expect((await sendAs(teacher, { file_ids: id })).code).toBe(CODE.invalid);
    const { id, school_id: school } = await sent(teacher, { file_ids: own.id });
    const { data } = await seen(operator, { feedback_id: id, school });
    expect(data.pictures).toMatchObject([{ id: own.id, name: own.name }]);
    // Nobody's traffic: an operator is no reader of the school.
    expect(data.pictures[0]?.url).not.toContain('by=');
  });

  it('is done once for a request, and so often a day', async () => {
    const { teacher } = await makePeople();
    const payload = newFeedback();
    const twice = await Promise.all([1, 2].map(() => sendAs(teacher, payload)));
    expect(new Set(twice.map(({ data }) => data.feedback.id)).size).toBe(1);
    for (let count = 1; count < FEEDBACK_LIMITS.perDay; count += 1) await sent(teacher);
    expect(await sendAs(teacher)).toMatchObject({ code: CODE.wait });
    expect((await sendAs(teacher, payload)).code).toBe(CODE.ok);
  });

  it('is refused for a principal who would write to the own school', async () => {
    const { principal } = await makePeople();
    expect((await sendAs(principal, { to: 'school' })).code).toBe(CODE.invalid);
  });
});

describe('the platform', () => {
  it('finds feedback by state, school and first words', async () => {
    const { teacher, operator, schoolId } = await makePeople();
    const word = freshName();
    const { id } = await sent(teacher, { text: `${word}：作品打不开` });
    const box = 'platform' as const;
    expect(await listed(operator, { box, search: word })).toMatchObject([
      { id, school: '晨光编程学校', school_id: schoolId },
    ]);
    expect(await listed(operator, { box, school: schoolId, state: 'new' })).toMatchObject([{ id }]);
    expect(await listed(operator, { box, school: schoolId, state: 'closed' })).toEqual([]);
    expect(await listed(operator, { box, search: word, state: 'closed' })).toEqual([]);
    for (const [as, payload] of [
      [teacher, { box: 'platform' }],
      [teacher, { box: 'school' }],
      [operator, { box: 'school' }],
    ] as const)
      expect((await call(list, { as, payload })).code).toBe(CODE.forbidden);
  });

  it('names another school; nobody else does, and the attempt is logged', async () => {
    const { teacher, schoolId } = await makePeople();
    const other = await makePeople();
    const { id } = await storeFeedback(other.teacher);
    const { code } = await seen(teacher, { feedback_id: id, school: other.schoolId });
    expect(code).toBe(CODE.forbidden);
    expect(await operationsOf(schoolId)).toMatchObject([{ action: 'foreign-school' }]);
  });
});

describe('a conversation', () => {
  it('goes to and fro, and each side is told and sees what is unread', async () => {
    const { teacher, operator, schoolId: school } = await makePeople();
    const { id: feedback_id } = await sent(teacher);
    const first = await seen(operator, { feedback_id, school });
    expect(first.data).toMatchObject({ desk: true, feedback: { state: 'seen', unread: false } });
    const say = (as: Person, text: string, more = {}) =>
      call(answer, { as, payload: { feedback_id, text, request_key: freshKey(), ...more } });

    const told = await say(operator, '已修好', { school });
    expect(told.data.feedback.state).toBe('answered');
    expect(await listed(teacher)).toMatchObject([{ unread: true, answers: 1 }]);
    expect(await noticesOf(teacher)).toEqual(['feedback.toldAnswer.title']);
    const { data } = await seen(teacher, { feedback_id });
    // Who of the operators answered is not told to schools.
    expect(data.answers).toMatchObject([{ by: 'desk', name: '平台客服', text: '已修好' }]);
    expect(data.desk).toBe(false);

    const reply = await say(teacher, '还有一处');
    expect(reply.data.feedback).toMatchObject({ state: 'working', unread: false });
    expect(await noticesOf(operator)).toEqual(['feedback.toldReply.title']);
    const again = await seen(operator, { feedback_id, school });
    expect(again.data.answers.map(({ by }) => by)).toEqual(['desk', 'author']);
  });

  it('is written once for a request, and has an end', async () => {
    const { teacher } = await makePeople();
    const answers = FEEDBACK_LIMITS.answersMax - 1;
    const { id: feedback_id } = await storeFeedback(teacher, { answers });
    const payload = { feedback_id, text: '再补充', request_key: freshKey() };
    const both = await Promise.all([1, 2].map(() => call(answer, { as: teacher, payload })));
    expect(both.map(({ data }) => data.answers.length)).toEqual([1, 1]);
    const more = { ...payload, request_key: freshKey() };
    expect((await call(answer, { as: teacher, payload: more })).code).toBe(CODE.wait);
  });
});

describe('the state', () => {
  it('is set by who answers, from what was seen; the sender may close', async () => {
    const { principal, teacher, schoolId } = await makePeople();
    const { id: feedback_id } = await storeFeedback(teacher, { to: 'school' });
    const set = (as: Person, to: Payload<typeof state>['state'], rev: number) =>
      call(state, { as, payload: { feedback_id, state: to, rev } });
    expect((await set(principal, 'working', 1)).data.feedback).toMatchObject({ rev: 2 });
    expect(await set(principal, 'closed', 1)).toMatchObject({
      code: CODE.wait,
      data: { current: { state: 'working', rev: 2 } },
    });
    expect((await set(teacher, 'seen', 2)).code).toBe(CODE.forbidden);
    expect((await set(teacher, 'closed', 2)).data.feedback.state).toBe('closed');
    expect((await set(principal, 'closed', 1)).code).toBe(CODE.ok);
    expect(await operationsOf(schoolId)).toMatchObject([
      { action: 'feedback.state', detail: { after: { state: 'working' } } },
    ]);
    expect(await listed(principal, { box: 'school', state: 'closed' })).toHaveLength(1);
    expect(await listed(principal, { box: 'school', state: 'working' })).toEqual([]);
  });
});
