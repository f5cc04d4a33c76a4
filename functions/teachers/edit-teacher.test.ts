import { describe, expect, it } from 'vitest';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';
import { revOf } from '#tests/factories/teacher.ts';

const { edit } = teachers.endpoints;

async function freshStaff() {
  const schoolId = await makeSchool();
  return {
    schoolId,
    principal: await makePerson(schoolId, ROLE.principal),
    teacher: await makePerson(schoolId, ROLE.teacher, { phone: '13800000000' }),
  };
}

async function editBy(principal: Person, person: Person, values: object, rev?: string) {
  const payload = { teacher_id: person.userId, rev: rev ?? (await revOf(person)), ...values };
  return call(edit, { as: principal, payload, language: 'en' });
}

describe('editing a teacher', () => {
  it('changes what is named and nothing else', async () => {
    const { principal, teacher } = await freshStaff();

    const { code, data } = await editBy(principal, teacher, {
      name: '司徒雪',
      remark: '',
      abilities: '',
    });

    expect(code).toBe(CODE.ok);
    expect(data.teacher).toMatchObject({
      name: '司徒雪',
      nick: '明月老师',
      phone: '13800000000',
      remark: '',
      abilities: [],
      role: 'teacher',
    });
    expect(data.teacher.rev).toBe(await revOf(teacher));
  });

  it('is remembered: only what changed, before and after, without numbers', async () => {
    const { schoolId, principal, teacher } = await freshStaff();
    await editBy(principal, teacher, { phone: '13900000001', nick: '雪老师' });

    const entries = await operationsOf(schoolId);

    expect(entries).toMatchObject([
      {
        action: 'teacher.edit',
        detail: {
          id: teacher.userId,
          before: { nick: '明月老师', phone: '138****0000' },
          after: { nick: '雪老师', phone: '139****0001' },
        },
      },
    ]);
  });

  it('answers what another edit changed meanwhile, and changes nothing', async () => {
    const { principal, teacher } = await freshStaff();
    const rev = await revOf(teacher);
    await editBy(principal, teacher, { name: '司徒雪' }, rev);

    const second: Outcome = await editBy(principal, teacher, { name: '司徒雨' }, rev);

    expect(second).toMatchObject({ code: CODE.wait, data: { current: { name: '司徒雪' } } });
    const current = (second.data as { current: { rev: string } }).current;
    expect(await editBy(principal, teacher, { name: '司徒雨' }, current.rev)).toMatchObject({
      code: CODE.ok,
    });
  });

  it('lets one of two who began from the same state win', async () => {
    const { principal, teacher } = await freshStaff();
    const rev = await revOf(teacher);

    const outcomes = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((name) => editBy(principal, teacher, { name }, rev)),
    );

    expect(outcomes.map(({ code }) => code).sort()).toEqual([-1, -1, -1, 1]);
  });

  it('does not mind what the person does meanwhile, or that it is repeated', async () => {
    const { principal, teacher } = await freshStaff();
    const rev = await revOf(teacher);
    await changePerson(teacher, { endedSessions: [{ id: 'x', until: 9e9, began: 1 }] });

    const outcomes = [
      await editBy(principal, teacher, { name: '司徒雪' }, rev),
      await editBy(principal, teacher, { name: '司徒雪' }, rev),
    ];

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
  });

  it('does not know students, removed people and those of another school', async () => {
    const { schoolId, principal } = await freshStaff();
    const strangers = [
      await makePerson(schoolId, ROLE.student),
      await makePerson(schoolId, ROLE.teacher, { removed: new Date().toISOString() }),
      await makePerson(await makeSchool(), ROLE.teacher),
    ];
    for (const stranger of strangers)
      expect(await editBy(principal, stranger, { name: '司徒雪' })).toMatchObject({
        code: CODE.notFound,
        data: null,
      });
  });
});

describe('disabling', () => {
  it('ends every session, for good', async () => {
    const { schoolId, principal } = await freshStaff();
    const teacher = await makeSigner(schoolId, ROLE.teacher);
    const tokens = await signIn(teacher);
    const status = () =>
      call(portal.endpoints.loginStatus, { headers: presenting(tokens, teacher) });
    expect((await status()).code).toBe(CODE.ok);

    await editBy(principal, teacher, { disabled: '1' });

    expect(await status()).toMatchObject({ code: CODE.notLoggedIn });
    expect(await refresh(tokens)).toBeUndefined();
    await expect(signIn(teacher)).rejects.toThrow('2003');
    await editBy(principal, teacher, { disabled: '0' });
    expect(await status()).toMatchObject({ code: CODE.notLoggedIn });
    await expect(signIn(teacher)).resolves.toBeDefined();
  });

  it('is not for oneself', async () => {
    const { principal } = await freshStaff();
    expect(await editBy(principal, principal, { disabled: '1' })).toMatchObject({
      code: CODE.wait,
      msg: 'You cannot do this to your own account. Please ask another principal.',
    });
  });
});

describe('the role', () => {
  it('counts at the next call', async () => {
    const { principal, teacher } = await freshStaff();
    await editBy(principal, teacher, { role: 'principal' });
    expect((await call(teachers.endpoints.count, { as: teacher })).code).toBe(CODE.ok);
    await editBy(principal, teacher, { role: 'teacher' });
    expect((await call(teachers.endpoints.count, { as: teacher })).code).toBe(CODE.forbidden);
  });

  it('of a live teacher is refused for a teacher with classes', async () => {
    const { principal, teacher } = await freshStaff();
    const id = await makeClass(teacher, [], { name: '周六班' });

    expect(await editBy(principal, teacher, { role: 'live-teacher' })).toMatchObject({
      code: CODE.wait,
      data: { classes: [{ id, name: '周六班' }] },
    });
  });
});

describe('the last principal', () => {
  it('stays one', async () => {
    const { principal } = await freshStaff();
    expect(await editBy(principal, principal, { role: 'teacher' })).toMatchObject({
      code: CODE.wait,
      msg: 'A school needs at least one principal who can sign in.',
    });
  });

  it('is one who can sign in', async () => {
    const { schoolId, principal } = await freshStaff();
    await makePerson(schoolId, ROLE.principal, { disabled: true });
    expect(await editBy(principal, principal, { role: 'teacher' })).toMatchObject({
      code: CODE.wait,
    });
  });

  it('is left when several unmake and disable each other at once', async () => {
    const { schoolId, principal } = await freshStaff();
    const others = [
      await makePerson(schoolId, ROLE.principal),
      await makePerson(schoolId, ROLE.principal),
    ];
    const all = [principal, ...others];
    const demote = (index: number) => {
      const target = all[(index + 1) % all.length] ?? principal;
      const values = index === 1 ? { disabled: '1' } : { role: 'teacher' };
      return editBy(all[index] ?? principal, target, values);
    };

    const outcomes = await Promise.all([0, 1, 2].map(demote));

    const done = outcomes.filter(({ code }) => code === CODE.ok).length;
    expect(done).toBeLessThan(3);
    expect((await loadCounts(schoolId, true)).principals).toBe(3 - done);
    expect(3 - done).toBeGreaterThanOrEqual(1);
  });
});
