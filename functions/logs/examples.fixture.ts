import { logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import type { logs } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeSchool } from '#tests/factories/school.ts';

/** A log with an entry of the caller; operators look at that of a school. */
async function logged({ actor }: Scene) {
  const isOperator = actor.role === ROLE.platform;
  const schoolId = isOperator ? await makeSchool() : actor.schoolId;
  const origin = { ...actor, schoolId, now: new Date(), address: '10.0.0.1', agent: 'curl/8' };
  await logLogin(origin, actor.account, 'signed-in');
  await logOperation(origin, 'school.card-pin', { before: { pin: false }, after: { pin: true } });
  return isOperator ? { school: schoolId } : {};
}

export const examples: ExamplesOf<typeof logs> = {
  loginLog: async (scene) => ({ ...(await logged(scene)), limit: 1 }),
  operationLog: async (scene) => ({ ...(await logged(scene)), limit: 1 }),
  ownLog: async (scene) => {
    await logged(scene);
    return { limit: 1 };
  },
  sheet: async (scene) => ({ ...(await logged(scene)), kind: 'login' }),
};
