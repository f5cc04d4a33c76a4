import { changedFields, logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { logs } from '#shared/logs/contract.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
/** Entries that are looked at for one page, and more; one of so many fits the filter, and fills the page. */
const ENTRIES = 320;
const FITTING = 6;
/** Students who are named on a page. */
const STUDENTS = 60;
const AT_ONCE = 10;

const before = { name: '王子涵', phone: '13800138000', remark: '星期六不能来' };
const after = { name: '王梓涵', phone: '13900139000', remark: '星期六、星期天都不能来' };

/** A school whose students sign in and are edited. */
const logged = memoize(async () => {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const students = await mapConcurrently(Array.from({ length: STUDENTS }), AT_ONCE, () =>
    makePerson(schoolId, ROLE.student),
  );
  const last = Date.now() - 60_000;
  await mapConcurrently(Array.from({ length: ENTRIES }), AT_ONCE, async (_, index) => {
    const fits = index % FITTING === 0;
    const student = students[Math.floor(index / FITTING) % STUDENTS] ?? principal;
    const now = new Date(last - index * 1000);
    const origin = { ...student, now, address: '203.0.113.123', agent: AGENT };
    const detail = { id: student.userId, ...changedFields(before, after) };
    await logLogin(origin, student.account, fits ? 'wrong-password' : 'disabled');
    const action = fits ? 'student.edit' : 'student.card';
    await logOperation({ ...origin, userId: principal.userId }, action, detail);
  });
  return principal;
});

export const fullCalls: FullCallsOf<typeof logs> = {
  loginLog: async () => {
    const as = await logged();
    return { as, payload: { limit: LOG_LIMITS.pageMax, result: 'wrong-password' } };
  },
  operationLog: async () => {
    const as = await logged();
    return { as, payload: { limit: LOG_LIMITS.pageMax, action: 'student.edit' } };
  },
  ownLog: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    for (let index = 0; index < LOG_LIMITS.pageMax; index += 1) {
      const now = new Date(Date.now() - index * 1000);
      const origin = { ...as, now, address: '203.0.113.123', agent: AGENT };
      await logLogin(origin, as.account, 'wrong-password');
    }
    return { as, payload: { limit: LOG_LIMITS.pageMax } };
  },
};
