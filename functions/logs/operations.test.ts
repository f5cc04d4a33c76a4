import { describe, expect, it } from 'vitest';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { CODE } from '#shared/codes.ts';
import { newId, type SchoolId, type UserId } from '#shared/ids.ts';
import { logs } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { daysAgo, makePeople, operate, operationsAs } from './logged-school.fixture.ts';

const { operationLog } = logs.endpoints;

describe('the log of operations', () => {
  const inSchool = (schoolId: SchoolId, userId: UserId) => ({
    schoolId,
    userId,
    now: new Date(),
    address: '',
    agent: '',
  });

  it('tells in words what was changed from what to what', async () => {
    const { school, principal, teacher } = await makePeople();
    const before = {
      name: '李芳',
      role: 2,
      abilities: ['export'],
      phone: '138****8000',
      disabled: false,
    };
    const after = { name: '李老师', role: 1, abilities: [], phone: '138****8000', disabled: true };
    const detail = { id: teacher.userId, before, after };
    await logOperation(inSchool(school, principal.userId), 'teacher.edit', detail);

    const { data } = await call(operationLog, { as: principal, language: 'en' });

    expect(data.list).toMatchObject([
      {
        action: 'teacher.edit',
        name: 'Edited a teacher or abilities',
        person: { name: '王校长' },
        about: '李老师',
        changes: [
          { field: 'Name', before: '李芳', after: '李老师' },
          { field: 'Abilities', before: 'Export', after: '' },
          { field: 'Disabled', before: 'No', after: 'Yes' },
          { field: 'Role', before: 'Teacher', after: 'Principal' },
        ],
        facts: [],
      },
    ]);
  });

  it('names classes, people and moments, and hides secrets', async () => {
    const { school, principal, teacher } = await makePeople();
    const detail = {
      id: newId('task'),
      before: { title: '迷宫', teacherId: teacher.userId, deadline: '2026-11-21T01:30:00.000Z' },
      after: {
        title: '迷宫',
        teacherId: principal.userId,
        new_password: 'Secret123',
        token: 'abc',
      },
      payment: { amount: 128_000, method: 'wechat' },
    };
    await logOperation(inSchool(school, principal.userId), 'task.edit', detail);

    const { data, body } = await call(operationLog, { as: principal, language: 'en' });

    expect(data.list[0]).toMatchObject({
      about: '迷宫',
      changes: [
        { field: 'Deadline', before: '2026-11-21 09:30', after: '' },
        { field: 'Teacher', before: '李老师', after: '王校长' },
      ],
    });
    expect(data.list[0]?.facts).toContainEqual({
      field: 'Payment',
      value: 'Amount: 1280, Paid by: WeChat',
    });
    expect(body).not.toMatch(/Secret123|abc/);
  });

  it('masks phones for operators, and says that they were changed', async () => {
    const { school, principal } = await makePeople();
    const operator = await makePerson(await makeSchool({ edition: 'platform' }), ROLE.platform);
    const student = await makePerson(school, ROLE.student, { name: '王子涵' });
    const before = { phone: '13800138000' };
    const after = { phone: '13811138000' };
    const guardians = [{ relation: 'mother', name: '李芳', phone: '13900139000' }];
    const origin = inSchool(school, principal.userId);
    await logOperation(origin, 'student.edit', { id: student.userId, before, after });
    const edit = { id: student.userId, before: [], after: guardians };
    await logOperation(origin, 'student.guardians', edit);

    const payload = { school, action: 'student.edit' } as const;
    const seen = await call(operationLog, { as: operator, payload });
    expect(seen.data.list[0]?.changes).toEqual([
      { field: '手机号', before: '138****8000', after: '138****8000' },
    ]);
    const all = await call(operationLog, { as: operator, payload: { school } });
    expect(all.body).not.toMatch(/13800138000|13811138000|13900139000/);
    expect((await call(operationLog, { as: principal })).body).toContain('13900139000');
  });

  it('finds those of a person and of a kind, through the months', async () => {
    const { principal, teacher } = await makePeople();
    for (const age of [1, 40, 41, 120]) await operate(teacher, daysAgo(age));
    await operate(principal, daysAgo(1));
    await operate(principal, daysAgo(41));
    const count = async (payload: object) => (await operationsAs(principal, payload)).flat().length;

    expect(await count({ person: teacher.userId })).toBe(4);
    expect(await count({ person: teacher.userId, limit: 1 })).toBe(4);
    expect(await count({ action: 'class.edit' })).toBe(6);
    expect(await count({ action: 'class.add' })).toBe(0);
    const wrong = { action: 'no.such' } as never;
    expect((await call(operationLog, { as: principal, payload: wrong })).code).toBe(CODE.invalid);
  });
});
