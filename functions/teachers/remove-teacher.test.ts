import { describe, expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { loadClassesTaughtBy } from '#functions/domain/classes/class-lists.ts';
import { accounts } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';
import { newTeacher } from '#tests/factories/teacher.ts';

const { add, list, remove } = teachers.endpoints;

async function freshStaff() {
  const schoolId = await makeSchool();
  return {
    schoolId,
    principal: await makePerson(schoolId, ROLE.principal),
    teacher: await makePerson(schoolId, ROLE.teacher),
    colleague: await makePerson(schoolId, ROLE.teacher),
  };
}

const removeBy = (principal: Person, person: Person, to?: Person) =>
  call(remove, {
    as: principal,
    language: 'en',
    payload: { teacher_id: person.userId, ...(to && { to_teacher_id: to.userId }) },
  });

describe('removing a teacher', () => {
  it('ends sessions and identity, keeps name and account for the retention time', async () => {
    const { schoolId, principal } = await freshStaff();
    const teacher = await makeSigner(schoolId, ROLE.teacher);
    const tokens = await signIn(teacher);

    const { code } = await removeBy(principal, teacher);

    expect(code).toBe(CODE.ok);
    const status = await call(portal.endpoints.loginStatus, {
      headers: presenting(tokens, teacher),
    });
    expect(status.code).toBe(CODE.notLoggedIn);
    expect(await refresh(tokens)).toBeUndefined();
    await expect(signIn(teacher)).rejects.toThrow('2002');
    const [user, account] = [await users.get(teacher), await accounts.get(teacher.account)];
    expect(user).toMatchObject({ name: teacher.name, disabled: true });
    const months = ((user?.expires ?? 0) * 1000 - Date.now()) / (30.44 * 86_400_000);
    expect(Math.round(months)).toBe(SCHOOL_LIMITS.retentionMonths);
    expect(account?.expires).toBe(user?.expires);
  });

  it('takes the person out of lists and figures, and is remembered', async () => {
    const { schoolId, principal, teacher } = await freshStaff();

    await removeBy(principal, teacher);

    const { data } = await call(list, { as: principal });
    expect(data.list.map(({ id }) => id)).not.toContain(teacher.userId);
    expect(data.total).toBe(2);
    const found = await call(list, { as: principal, payload: { search: teacher.account } });
    expect(found.data.list).toEqual([]);
    expect(await operationsOf(schoolId)).toMatchObject([
      {
        action: 'teacher.remove',
        detail: { id: teacher.userId, before: { account: teacher.account, name: teacher.name } },
      },
    ]);
  });

  it('keeps the account name from everybody else', async () => {
    const { principal } = await freshStaff();
    const fresh = newTeacher();
    const { data } = await call(add, { as: principal, payload: fresh });
    await removeBy(principal, { ...principal, userId: data.teacher.id });

    const payload = { ...newTeacher(), account: fresh.account };
    expect((await call(add, { as: principal, payload })).code).toBe(CODE.exists);
  });

  it('may be repeated', async () => {
    const { schoolId, principal, teacher } = await freshStaff();

    const outcomes = await Promise.all([1, 2, 3].map(() => removeBy(principal, teacher)));
    outcomes.push(await removeBy(principal, teacher));

    expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect((await loadCounts(schoolId, true)).teachers).toBe(2);
  });

  it('is the same for the school page', async () => {
    const { schoolId, principal, teacher } = await freshStaff();
    const payload = { teacher_id: teacher.userId };
    expect((await call(teachers.endpoints.removeFromSchool, { as: principal, payload })).code).toBe(
      1,
    );
    expect((await loadCounts(schoolId, true)).teachers).toBe(2);
  });

  it('does not know students and people of another school', async () => {
    const { schoolId, principal } = await freshStaff();
    const strangers = [
      await makePerson(schoolId, ROLE.student),
      await makePerson(await makeSchool(), ROLE.teacher),
    ];
    for (const stranger of strangers)
      expect(await removeBy(principal, stranger)).toMatchObject({
        code: CODE.notFound,
        data: null,
      });
  });

  it('is not for oneself', async () => {
    const { schoolId, principal } = await freshStaff();
    await makePerson(schoolId, ROLE.principal);
    expect(await removeBy(principal, principal)).toMatchObject({ code: CODE.wait });
  });

  it('leaves one of two principals who remove each other at once', async () => {
    const { schoolId, principal } = await freshStaff();
    const other = await makePerson(schoolId, ROLE.principal);

    const outcomes = await Promise.all([removeBy(principal, other), removeBy(other, principal)]);

    expect(outcomes.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
    expect((await loadCounts(schoolId, true)).principals).toBe(1);
  });
});

describe('classes of a teacher who leaves', () => {
  it('prevent the removal, and are answered', async () => {
    const { principal, teacher } = await freshStaff();
    const id = await makeClass(teacher, [], { name: '周六班' });

    expect(await removeBy(principal, teacher)).toMatchObject({
      code: CODE.wait,
      msg: 'This teacher still has classes. Please hand them over first.',
      data: { classes: [{ id, name: '周六班' }] },
    });
    expect((await users.get(teacher))?.removed).toBeUndefined();
  });

  it('are handed over, all of them, closed ones too', async () => {
    const { schoolId, principal, teacher, colleague } = await freshStaff();
    for (let index = 0; index < 55; index += 1)
      await makeClass(teacher, [], { name: `班 ${index}`, state: index % 2 ? 'open' : 'closed' });

    const { data } = await removeBy(principal, teacher, colleague);

    expect(data).toEqual({ handed_over: 55 });
    expect(await loadClassesTaughtBy(schoolId, teacher.userId)).toEqual([]);
    const [first] = await loadClassesTaughtBy(schoolId, colleague.userId);
    expect(first).toMatchObject({ teacherId: colleague.userId });
    expect((await call(list, { as: principal })).data.total).toBe(2);
    const entries = await operationsOf(schoolId);
    expect(entries.filter(({ action }) => action === 'class.edit')).toHaveLength(55);
  });

  it('never get the same person as teacher and assistant', async () => {
    const { schoolId, principal, teacher, colleague } = await freshStaff();
    const ids = [
      await makeClass(teacher, [], { assistantId: colleague.userId }),
      await makeClass(colleague, [], { assistantId: teacher.userId }),
      await makeClass(principal, [], { assistantId: teacher.userId }),
    ];

    await removeBy(principal, teacher, colleague);

    const found = await classes.getMany(ids.map((id) => ({ schoolId, id })));
    expect(found.map((each) => [each?.teacherId, each?.assistantId])).toEqual([
      [colleague.userId, undefined],
      [colleague.userId, undefined],
      [principal.userId, colleague.userId],
    ]);
  });

  it('are only handed over to staff who may teach', async () => {
    const { schoolId, principal, teacher } = await freshStaff();
    await makeClass(teacher, []);
    const unfit = [
      teacher,
      await makePerson(schoolId, ROLE.liveTeacher),
      await makePerson(schoolId, ROLE.teacher, { disabled: true }),
    ];
    for (const person of unfit)
      expect(await removeBy(principal, teacher, person)).toMatchObject({
        code: CODE.invalid,
        data: { errors: [{ field: 'to_teacher_id', rule: 'unfit' }] },
      });
    const stranger = await makePerson(await makeSchool(), ROLE.teacher);
    expect((await removeBy(principal, teacher, stranger)).code).toBe(CODE.notFound);
    expect((await users.get(teacher))?.removed).toBeUndefined();
  });

  it('that a broken run left behind go with the next one', async () => {
    const { schoolId, principal, teacher, colleague } = await freshStaff();
    await removeBy(principal, teacher);
    await makeClass(teacher, []);

    expect((await removeBy(principal, teacher, colleague)).data).toEqual({ handed_over: 1 });
    expect(await loadClassesTaughtBy(schoolId, teacher.userId)).toEqual([]);
  });
});
