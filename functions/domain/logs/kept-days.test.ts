import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/days.ts';
import { EDITIONS, EditionId } from '#shared/editions/rules.ts';
import { PLATFORM_SCHOOL, SchoolId } from '#shared/ids.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { studentId } from '#tests/factories/student.ts';
import { keptDays } from './kept-days.ts';
import { logOperation } from './log-entry.ts';

const daysUntil = (seconds: unknown): number =>
  Math.round((Number(seconds) - Date.now() / 1000) / 86_400);

describe('an entry of a log is kept', () => {
  it.each(EditionId.options)('at most %s: as long as the limit says', (edition) => {
    const { logDays } = EDITIONS[edition];
    expect(logDays).toBeGreaterThan(0);
    expect(logDays).toBeLessThanOrEqual(LOG_LIMITS.retentionDays);
  });

  it.each([
    ['trial', 90],
    ['professional', 365],
  ] as const)(
    'in a school of the edition %s for %i days, whatever the sign-in',
    async (edition, days) => {
      const schoolId = await makeSchool({ edition });
      const person = await makeSigner(schoolId, ROLE.teacher);
      const known = { username: person.account, password: PASSWORD };
      await call(portal.endpoints.login, { payload: known });
      await call(portal.endpoints.login, { payload: { ...known, password: 'Wrong456' } });

      const logged = await loginsOf(schoolId);

      expect(logged.map(({ result }) => result).toSorted()).toEqual([
        'signed-in',
        'wrong-password',
      ]);
      expect(logged.map(({ expires }) => daysUntil(expires))).toEqual([days, days]);
    },
  );

  it('by the edition of its own school, also of somebody who acts there from another', () => {
    const platform = { id: PLATFORM_SCHOOL, edition: 'platform' } as const;
    const trial = { id: SchoolId.parse('sch-trial'), edition: 'trial' } as const;

    expect(keptDays({ schoolId: PLATFORM_SCHOOL, school: trial })).toBe(400);
    expect(keptDays({ schoolId: trial.id, school: trial })).toBe(90);
    expect(keptDays({ schoolId: trial.id, school: platform })).toBe(400);
    expect(keptDays({ schoolId: trial.id })).toBe(400);
  });
});

it('the history of a student shows nothing older than the edition says', async () => {
  const schoolId = await makeSchool({ edition: 'trial' });
  const principal = await makePerson(schoolId, ROLE.principal);
  const student = await makePerson(schoolId, ROLE.student);
  for (const days of [1, 89, 91]) {
    const now = new Date(Date.now() - days * DAY_MS);
    const origin = { ...principal, now, address: '', agent: '' };
    await logOperation(origin, 'student.card', { id: student.userId });
  }

  const payload = { student_id: studentId(student) };
  const { data } = await call(students.endpoints.history, { as: principal, payload });

  expect(data.list).toHaveLength(2);
});
