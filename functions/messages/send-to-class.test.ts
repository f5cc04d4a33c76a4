import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { FieldError } from '#shared/endpoint.ts';
import type { ClassId } from '#shared/ids.ts';
import { messages } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone, messagesTo } from '#tests/factories/contact.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';

const { sendToClass, recipients } = messages.endpoints;

const HOLIDAY = {
  kind: 'holiday',
  language: 'zh',
  first_date: '2026-10-01',
  last_date: '2026-10-08',
} as const;
const TEXT = '【晨光编程学校】周六一班：10月1日（周四）至10月8日（周四）放假停课，请您知悉。';

const makePrincipal = async (values = {}) => makePerson(await makeSchool(values), ROLE.principal);
const classOf = (principal: Person, students: readonly Person[]) =>
  makeClass(principal, students, { name: '周六一班', capacity: 200 });
const sending = (as: Person, class_id: ClassId, fields: object = {}) =>
  call(sendToClass, {
    as,
    language: 'en',
    payload: { class_id, request_key: freshKey(), ...HOLIDAY, ...fields },
  });
const rulesOf = ({ data }: { data: unknown }) =>
  (data as { errors: readonly FieldError[] }).errors.map(({ field, rule }) => `${field} ${rule}`);

async function makeFamilies() {
  const principal = await makePrincipal();
  const [shared, single] = [freshPhone(), freshPhone()];
  const brother = await makeStudent(principal, { phone: shared });
  const sister = await makeStudent(principal, { phone: shared });
  const other = await makeStudent(principal, { phone: single });
  const none = await makeStudent(principal, { phone: '' });
  const class_id = await classOf(principal, [brother, sister, other, none]);
  return { principal, class_id, shared, single, none };
}

describe('a message to a class', () => {
  it('goes once to each number, and says what became of each student', async () => {
    const { principal, class_id, shared, single, none } = await makeFamilies();

    const { code, data, lines } = await sending(principal, class_id);

    expect(code).toBe(CODE.ok);
    expect(data).toMatchObject({ text: TEXT, numbers: 2, sent: 2, failed: 0, pending: 0 });
    expect(data.results.map(({ result }) => result).sort()).toEqual([
      'no-number',
      'sent',
      'sent',
      'sent',
    ]);
    expect(data.results.find(({ id }) => id === none.userId)?.result).toBe('no-number');
    expect(await messagesTo(shared)).toEqual([TEXT]);
    expect(await messagesTo(single)).toEqual([TEXT]);
    const [entry] = await operationsOf(principal.schoolId);
    expect(entry).toMatchObject({
      action: 'message.send',
      detail: { id: class_id, after: { text: TEXT, numbers: 2, without: 1 } },
    });
    for (const phone of [shared, single])
      expect(JSON.stringify([entry, data, lines])).not.toContain(phone);
  });

  it('repeated, also at the same moment, is sent once', async () => {
    const { principal, class_id, shared } = await makeFamilies();
    const fields = { request_key: freshKey() };

    await Promise.all([1, 2, 3].map(() => sending(principal, class_id, fields)));
    const again = await sending(principal, class_id, fields);

    expect(again.data).toMatchObject({ sent: 2, pending: 0 });
    expect(await messagesTo(shared)).toHaveLength(1);
    expect(await operationsOf(principal.schoolId)).toHaveLength(1);
    const { data } = await call(recipients, { as: principal, payload: { class_id } });
    expect(data.limit - data.left).toBe(2);
  });

  it('under a key that said something else is refused', async () => {
    const { principal, class_id } = await makeFamilies();
    const request_key = freshKey();
    await sending(principal, class_id, { request_key });

    const other = await sending(principal, class_id, { request_key, last_date: '2026-10-09' });

    expect(rulesOf(other)).toEqual(['request_key used']);
  });

  it('shows beforehand who would get it', async () => {
    const { principal, class_id, none } = await makeFamilies();

    const { data, body } = await call(recipients, { as: principal, payload: { class_id } });

    expect(data).toEqual({
      students: 3,
      numbers: 2,
      without: [{ id: none.userId, name: none.name }],
      left: 300,
      limit: 300,
      free_words: true,
    });
    expect(body).not.toMatch(/1\d{10}/);
  });

  it('needs a number', async () => {
    const principal = await makePrincipal();
    const class_id = await classOf(principal, [await makeStudent(principal, { phone: '' })]);

    expect(await sending(principal, class_id)).toMatchObject({
      code: CODE.wait,
      msg: 'No student of this class has a phone number: there is nobody to write to.',
    });
    expect((await sending(principal, 'cls-nowhere' as ClassId)).code).toBe(CODE.notFound);
  });

  it.each([
    [{ last_date: '' }, ['last_date blank']],
    [{ last_date: '2026-09-30' }, ['last_date beforeStart']],
    [{ kind: 'bring', date: '2026-10-01' }, ['thing required']],
    [{ kind: 'words', words: '加微信 www.evil.cn' }, ['words contact']],
    [{ kind: 'words', words: '请打13800138000' }, ['words contact']],
    [{ kind: 'words', words: '请打138-0013-8000' }, ['words contact']],
    [{ kind: 'words', words: '字'.repeat(61) }, ['words too_big']],
    [
      { kind: 'time', date: '2026-10-01', new_date: '2026-10-02', new_time: '25:00' },
      ['new_time invalid'],
    ],
  ])('with %j is refused', async (fields, expected) => {
    const { principal, class_id } = await makeFamilies();

    expect(rulesOf(await sending(principal, class_id, fields))).toEqual(expected);
  });

  it('may have dates and small numbers in its words', async () => {
    const { principal, class_id, single } = await makeFamilies();
    const words = '2026-10-21 18:30 家长会，请到3楼302室';

    expect((await sending(principal, class_id, { kind: 'words', words })).code).toBe(CODE.ok);
    expect(await messagesTo(single)).toEqual([`【晨光编程学校】周六一班：${words}`]);
  });
});

describe('the limit of a day', () => {
  const fill = async (principal: Person, count: number) => {
    const students = [];
    for (let index = 0; index < count; index += 1)
      students.push(await makeStudent(principal, { phone: freshPhone() }));
    return classOf(principal, students);
  };

  it('is low for a school on trial, which has no words of its own', async () => {
    const principal = await makePrincipal({ edition: 'trial' });
    const [small, large] = [await fill(principal, 2), await fill(principal, 29)];

    expect((await sending(principal, small, { kind: 'words', words: '你好' })).code).toBe(
      CODE.forbidden,
    );
    expect((await sending(principal, small)).data.sent).toBe(2);
    expect(await sending(principal, large)).toMatchObject({
      code: CODE.wait,
      msg: 'Only 28 messages are left for today, too few for this class.',
      data: { left: MESSAGE_LIMITS.trialPerDay - 2 },
    });
  });

  it('is kept by two who send at the same time', async () => {
    const principal = await makePrincipal({ edition: 'trial' });
    const classes = [await fill(principal, 20), await fill(principal, 20)];

    const outcomes = await Promise.all(classes.map((id) => sending(principal, id)));

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.ok].sort());
  });
});
