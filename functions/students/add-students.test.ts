import { describe, expect, it } from 'vitest';
import { accounts } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { freshKey, freshName } from '#tests/factories/student.ts';
import {
  addingMany,
  figuresOfSchool,
  listingAll,
  makeStudentStaff,
  seatsOf,
} from '#tests/factories/student-calls.ts';

type Outcome = Awaited<ReturnType<typeof addingMany>>;
const rulesOf = ({ data }: Outcome) =>
  data.results.map(({ ok, errors }) => (ok ? 'ok' : errors.map((e) => `${e.field} ${e.rule}`)));
const idsOf = ({ data }: Outcome) => data.results.map(({ student }) => student?.id);
const names = (count: number) => Array.from({ length: count }, () => ({ name: freshName() }));

describe('a batch', () => {
  it('adds each row with account, class, lists, figures and log', async () => {
    const { schoolId, teacher } = await makeStudentStaff();
    const classId = await makeClass(teacher, []);
    const rows = [
      { name: '欧阳明月', phone: '13912345678', gender: 'female' },
      { name: ' Tom8 ', account: `Tom_Special${Math.floor(Math.random() * 1e4)}` },
    ];

    const outcome = await addingMany(teacher, rows, { class_ids: [classId] });

    expect(rulesOf(outcome)).toEqual(['ok', 'ok']);
    const list = await listingAll(teacher, { class_id: classId });
    expect(list.map(({ name }) => name).sort()).toEqual(['Tom8', '欧阳明月']);
    expect(list.find(({ name }) => name === '欧阳明月')).toMatchObject({
      phone: '13912345678',
      gender: 'female',
      classes: [{ id: classId }],
      default_password: true,
      licensed: true,
      last_sign_in: null,
    });
    expect(await seatsOf(schoolId, classId)).toEqual({ size: 2, members: 2 });
    expect(await figuresOfSchool(schoolId)).toMatchObject({ kept: { total: 2, licensed: 2 } });
    const log = await operationsOf(schoolId);
    expect(log.map(({ action }) => action)).toEqual(['student.add', 'student.add']);
  });

  it.each([
    ['', 'name blank'],
    ['王_小明', 'name letters'],
    ['Tom, Lee', 'name letters'],
    ['=1+2', 'name letters'],
    ['Иван', 'name letters'],
    ['王'.repeat(31), 'name too_long'],
  ])('refuses the name "%s" and adds the others', async (name, rule) => {
    const { principal } = await makeStudentStaff();

    const outcome = await addingMany(principal, [{ name }, { name: '王'.repeat(30) }]);

    expect(rulesOf(outcome)).toEqual([[rule], 'ok']);
    expect(outcome.data.results[0]?.errors[0]?.message).not.toBe('This value isn’t valid');
  });

  it.each([
    [{ phone: '1391234567' }, 'phone invalid'],
    [{ phone: '139123456789' }, 'phone invalid'],
    [{ gender: 'x' }, 'gender invalid'],
    [{ account: 'a' }, 'account invalid'],
  ])('refuses a row with %o', async (fields, rule) => {
    const { principal } = await makeStudentStaff();

    expect(rulesOf(await addingMany(principal, [{ name: '小明', ...fields }]))).toEqual([[rule]]);
  });

  it('that is repeated answers the same and adds nobody twice', async () => {
    const { schoolId, principal } = await makeStudentStaff();
    const [rows, request_key] = [[...names(5), { name: '?' }], freshKey()];

    const first = await addingMany(principal, rows, { request_key });
    const [second, third] = await Promise.all([
      addingMany(principal, rows, { request_key }),
      addingMany(principal, rows, { request_key }),
    ]);

    expect(second.data).toEqual(first.data);
    expect(third.data).toEqual(first.data);
    expect(await figuresOfSchool(schoolId)).toMatchObject({ kept: { total: 5 } });
  });

  it('that is sent several times in parallel adds nobody twice', async () => {
    const { schoolId, principal } = await makeStudentStaff();
    const [rows, request_key] = [names(8), freshKey()];

    const outcomes = await Promise.all(
      [1, 2, 3].map(() => addingMany(principal, rows, { request_key })),
    );

    expect(outcomes.map(rulesOf)).toEqual(outcomes.map(() => rows.map(() => 'ok')));
    expect(idsOf(outcomes[1] as Outcome)).toEqual(idsOf(outcomes[0] as Outcome));
    expect(await figuresOfSchool(schoolId)).toMatchObject({
      kept: { total: 8 },
      there: { total: 8, byName: 8 },
    });
  });

  it('takes rows that were mended under the same key', async () => {
    const { principal } = await makeStudentStaff();
    const request_key = freshKey();
    const [right = { name: '' }] = names(1);
    const before = await addingMany(principal, [right, { name: 'a_b' }], { request_key });

    const after = await addingMany(principal, [right, { name: 'ab' }], { request_key });

    expect(rulesOf(before)).toEqual(['ok', ['name letters']]);
    expect(rulesOf(after)).toEqual(['ok', 'ok']);
    expect(idsOf(after)[0]).toBe(idsOf(before)[0]);
  });

  it('reports namesakes in itself and in the class, and adds them when that is confirmed', async () => {
    const { teacher, principal } = await makeStudentStaff();
    const [classId, other] = [await makeClass(teacher, []), await makeClass(teacher, [])];
    const rows = [{ name: '王小明' }, { name: '李雷' }, { name: '王小明' }];
    await addingMany(principal, [{ name: '李雷' }], { class_ids: [classId] });

    const told = await addingMany(principal, rows, { class_ids: [classId] });
    const elsewhere = await addingMany(principal, rows, { class_ids: [other] });
    const forced = await addingMany(principal, rows, { class_ids: [classId], force: '1' });

    expect(rulesOf(told)).toEqual(['ok', ['name duplicate'], ['name repeated']]);
    expect(rulesOf(elsewhere)).toEqual(['ok', 'ok', ['name repeated']]);
    expect(rulesOf(forced)).toEqual(['ok', 'ok', 'ok']);
  });

  it('gives each an account of their own, also to namesakes', async () => {
    const { schoolId, principal } = await makeStudentStaff();
    const rows = Array.from({ length: 12 }, () => ({ name: '王小明' }));

    const { data } = await addingMany(principal, rows, { force: '1' });

    const made = data.results.flatMap(({ student }) => student ?? []);
    expect(new Set(made.map(({ account }) => account)).size).toBe(12);
    for (const { id, account } of made) {
      expect(account).toMatch(/^cgbcwangxiaoming\d*$/);
      expect(await accounts.get(account)).toMatchObject({ schoolId, userId: id });
    }
  });

  it('refuses an account name that is taken', async () => {
    const { principal } = await makeStudentStaff();
    const account = `tom${Math.floor(Math.random() * 1e9)}`;

    const outcome = await addingMany(principal, [
      { name: '甲', account },
      { name: '乙', account: account.toUpperCase() },
    ]);

    expect(rulesOf(outcome).filter((each) => each === 'ok')).toHaveLength(1);
    expect(rulesOf(outcome).filter((each) => each !== 'ok')).toEqual([['account taken']]);
  });

  it('fills a class to the last seat and names it for the others', async () => {
    const { schoolId, teacher } = await makeStudentStaff();
    const classId = await makeClass(teacher, [], { capacity: 3, name: '周六班' });

    const outcomes = await Promise.all([
      addingMany(teacher, names(3), { class_ids: [classId] }),
      addingMany(teacher, names(3), { class_ids: [classId] }),
    ]);

    const rules = outcomes.flatMap(rulesOf);
    expect(rules.filter((each) => each === 'ok')).toHaveLength(3);
    const messages = outcomes
      .flatMap(({ data }) => data.results)
      .flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(messages).toHaveLength(3);
    for (const message of messages) expect(message).toContain('周六班');
    expect(await seatsOf(schoolId, classId)).toEqual({ size: 3, members: 3 });
  });

  it('adds students beyond the licences without one; two at once get one last licence', async () => {
    const { schoolId, principal } = await makeStudentStaff({ edition: 'trial' });
    await addingMany(principal, names(49));

    const both = await Promise.all([
      addingMany(principal, names(1)),
      addingMany(principal, names(1)),
    ]);

    expect(both.flatMap(rulesOf)).toEqual(['ok', 'ok']);
    expect(await figuresOfSchool(schoolId)).toEqual({
      kept: { total: 51, licensed: 50, unlicensed: 1 },
      there: { total: 51, byName: 51, unlicensed: 1 },
    });
    const [unlicensed] = await listingAll(principal, { filter: 'unlicensed' });
    expect(unlicensed?.licensed).toBe(false);
  });
});

describe('who adds', () => {
  it('needs the ability', async () => {
    const { novice } = await makeStudentStaff();
    const classId = await makeClass(novice, []);

    expect(await addingMany(novice, names(1), { class_ids: [classId] })).toMatchObject({
      code: CODE.forbidden,
      msg: 'The principal has not granted you this permission.',
    });
  });

  it('as a teacher names an own class', async () => {
    const { teacher, principal, schoolId } = await makeStudentStaff();
    const foreign = await makeClass(principal, []);

    expect((await addingMany(teacher, names(1))).code).toBe(CODE.incomplete);
    expect((await addingMany(teacher, names(1), { class_ids: [foreign] })).code).toBe(2003);
    expect(await figuresOfSchool(schoolId)).toMatchObject({ kept: { total: 0 } });
  });

  it('sends at most 100 rows, each with a key of its own', async () => {
    const { principal } = await makeStudentStaff();

    expect((await addingMany(principal, names(101))).msg).toBe('At most 100 students at a time');
    const twice = names(2).map((row) => ({ ...row, key: 'same' }));
    expect((await addingMany(principal, twice)).msg).toBe('Each row needs a key of its own');
  });
});

describe('a new student', () => {
  it('has the default password, a reading for the order, and no identity yet', async () => {
    const { schoolId, principal } = await makeStudentStaff();
    const { data } = await addingMany(principal, [{ name: '单雨' }]);
    const userId = data.results[0]?.student?.id;
    if (!userId) throw new TypeError('nobody was added');

    expect(await users.get({ schoolId, userId })).toMatchObject({
      reading: 'shan yu',
      defaultPassword: true,
      disabled: false,
    });
  });
});
