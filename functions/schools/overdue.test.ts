import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { overdueCheck, overdueInfo } = schools.endpoints;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Far enough that the tokens made now are not yet old when the clock is set to it. */
const END = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 30 * DAY_MS);

const schoolThatEnds = () =>
  makeSchool({
    subscription: {
      start: '2025-01-01T00:00:00.000Z',
      end: END.toISOString(),
      authorizationCode: 'AUTH-77',
    },
  });

async function checkAt(moment: number, role: Role = ROLE.teacher) {
  const person = await makePerson(await schoolThatEnds(), role);
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  const payload = { user_id: person.userId };
  return { person, check: await call(overdueCheck, { as: person, payload }) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the expiry reminder', () => {
  const warning = END.getTime() - SCHOOL_LIMITS.overdueWarningDays * DAY_MS;

  it.each([
    ['a moment before the last seven days', warning - 1, CODE.ok],
    ['when the last seven days begin', warning, CODE.notOverdue],
    ['a moment before the due date', END.getTime() - 1, CODE.notOverdue],
    ['at the due date', END.getTime(), CODE.notOverdue],
    ['long after it', END.getTime() + 100 * DAY_MS, CODE.notOverdue],
  ])('%s', async (_when, moment, code) => {
    expect((await checkAt(moment)).check).toMatchObject({ code, data: null, status: 200 });
  });

  it.each([
    [-1, false],
    [0, true],
  ])('%i ms from the due date says pastDue %s', async (offset, pastDue) => {
    const { person } = await checkAt(END.getTime() + offset);

    const { data } = await call(overdueInfo, { as: person, payload: { user_id: person.userId } });

    expect(data).toMatchObject({ endTime: END.toISOString(), pastDue });
  });

  it('tells the licence code to principals only', async () => {
    for (const role of [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher]) {
      const person = await makePerson(await schoolThatEnds(), role);
      const { data } = await call(overdueInfo, { as: person, payload: { user_id: person.userId } });
      expect(data.authorizationCode).toBe(role === ROLE.principal ? 'AUTH-77' : '');
    }
  });
});
