import { describe, expect, it } from 'vitest';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { classes } from '#shared/classes/contract.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { add, list } = classes.endpoints;
const adding = (as: Person, values: object = {}) =>
  call(add, {
    as,
    language: 'en',
    payload: { name: 'Scratch 周六班', request_key: newId('request'), ...values },
  });
const listed = async (as: Person) => (await call(list, { as })).data.list;

describe('a new class', () => {
  it('has all fields of the request, and is in the figures and the log', async () => {
    const { schoolId, principal, teacher, colleague } = await makeStaff();

    const { code, data } = await adding(principal, {
      name: '  Scratch 周六班（上午）🙂 ',
      kind: 'trial',
      course: 'Scratch',
      teacher_id: teacher.userId,
      assistant_id: colleague.userId,
      room: '101',
      capacity: '12',
      start_date: '2026-09-01',
      end_date: '2027-01-31',
      remark: '带耳机\n带水杯',
    });

    expect(code).toBe(CODE.ok);
    expect(data.class).toMatchObject({
      name: 'Scratch 周六班（上午）🙂',
      kind: 'trial',
      course: 'Scratch',
      teacher_id: teacher.userId,
      teacher_name: teacher.name,
      assistant_id: colleague.userId,
      assistant_name: colleague.name,
      room: '101',
      capacity: 12,
      size: 0,
      start_date: '2026-09-01',
      end_date: '2027-01-31',
      state: 'open',
      remark: '带耳机\n带水杯',
      rev: 0,
    });
    expect(await loadCounts(schoolId)).toMatchObject({ classes: 1, openClasses: 1 });
    for (const person of [principal, teacher, colleague])
      expect(await listed(person)).toEqual([data.class]);
    expect(await operationsOf(schoolId)).toMatchObject([
      { action: 'class.add', userId: principal.userId, detail: { id: data.class.id } },
    ]);
  });

  it('is the own one of a teacher, with the usual number of seats', async () => {
    const { teacher } = await makeStaff();

    expect((await adding(teacher)).data.class).toMatchObject({
      teacher_id: teacher.userId,
      assistant_id: null,
      kind: 'group',
      capacity: CLASS_LIMITS.capacity,
    });
  });

  it.each(['group', 'trial', 'single'])('of one student has one seat: %s', async (kind) => {
    const { principal } = await makeStaff();
    const seats = kind === 'single' ? 1 : CLASS_LIMITS.capacity;

    expect((await adding(principal, { kind })).data.class.capacity).toBe(seats);
    expect((await adding(principal, { kind, capacity: 5 })).code).toBe(
      kind === 'single' ? CODE.invalid : CODE.ok,
    );
  });

  it('is added once when its request is sent in parallel and repeated', async () => {
    const { schoolId, principal, teacher } = await makeStaff();
    const request_key = newId('request');
    const again = () => adding(principal, { request_key });

    const outcomes = await Promise.all([again(), again(), again()]);
    outcomes.push(await again());

    expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(new Set(outcomes.map(({ data }) => data.class.id)).size).toBe(1);
    expect(await loadCounts(schoolId)).toMatchObject({ classes: 1 });
    expect(await listed(principal)).toHaveLength(1);
    // Another person's request is another one, whatever key it has.
    await adding(teacher, { request_key });
    expect(await listed(principal)).toHaveLength(2);
    expect(await adding(principal, { request_key, name: '另一个班' })).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'request_key', rule: 'used' }] },
    });
  });
});

describe('a class is not added', () => {
  it.each([
    ['without a name', { name: ' ' }, CODE.blank],
    ['with a name that nobody sees', { name: '\u200B\u202E' }, CODE.invalid],
    ['with a name too long', { name: 'x'.repeat(CLASS_LIMITS.nameMax + 1) }, CODE.invalid],
    ['without seats', { capacity: 0 }, CODE.invalid],
    ['with too many seats', { capacity: CLASS_LIMITS.capacityMax + 1 }, CODE.invalid],
    ['with a day that does not exist', { start_date: '2026-02-30' }, CODE.invalid],
    ['that ends first', { start_date: '2026-02-02', end_date: '2026-02-01' }, CODE.invalid],
    ['of an unknown kind', { kind: 'crowd' }, CODE.invalid],
  ])('%s', async (_, values, code) => {
    const { schoolId, principal } = await makeStaff();

    expect(await adding(principal, values)).toMatchObject({ code });
    expect(await loadCounts(schoolId)).toMatchObject({ classes: 0 });
  });

  it('with a teacher or assistant who does not teach in the school', async () => {
    const { schoolId, principal } = await makeStaff();
    const live = await makePerson(schoolId, ROLE.liveTeacher);
    const student = await makePerson(schoolId, ROLE.student);
    const foreigner = await makePerson(await makeSchool(), ROLE.teacher);
    const leaver = await makePerson(schoolId, ROLE.teacher, { removed: new Date().toISOString() });

    for (const { userId } of [live, student, foreigner, leaver]) {
      for (const field of ['teacher_id', 'assistant_id'])
        expect((await adding(principal, { [field]: userId })).code).toBe(CODE.notFound);
    }
    const absent = await makePerson(schoolId, ROLE.teacher, { disabled: true });
    expect(await adding(principal, { teacher_id: absent.userId })).toMatchObject({
      code: CODE.invalid,
      msg: 'This teacher’s account is disabled',
    });
    expect(await adding(principal, { assistant_id: principal.userId })).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'assistant_id', rule: 'same' }] },
    });
    expect(await listed(principal)).toEqual([]);
  });

  it('by a teacher for a colleague', async () => {
    const { teacher, colleague } = await makeStaff();

    expect(await adding(teacher, { teacher_id: colleague.userId })).toMatchObject({
      code: CODE.forbidden,
      msg: 'Only a principal can give a class to another teacher.',
    });
  });
});

describe('the school page', () => {
  it('adds and deletes classes by the same rules', async () => {
    const { principal } = await makeStaff();
    const { addToSchool: addClass, removeFromSchool: delClass } = classes.endpoints;
    const payload = { name: '启蒙一班', request_key: newId('request') };

    const { data } = await call(addClass, { as: principal, payload });
    const again = await adding(principal, payload);
    const removed = { as: principal, payload: { class_id: data.class.id } };

    expect(again.data).toEqual(data);
    expect((await call(delClass, removed)).code).toBe(CODE.ok);
    expect((await call(delClass, removed)).code).toBe(CODE.notFound);
    expect(await listed(principal)).toEqual([]);
  });
});
