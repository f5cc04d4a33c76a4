import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { schoolPassword } from '#functions/domain/people/first-password.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { schools as contract } from '#shared/schools/contract.ts';
import { loadSchool } from './load-school.ts';

const toAnswer = async (school: School) => ({
  password: await schoolPassword(school),
  number: school.firstPassword,
});

/** The first password of the school, for its principals. */
export const getFirstPassword: UseCase<typeof contract.endpoints.firstPassword> = async (actor) =>
  toAnswer(await loadSchool(actor));

/** Gives the school another first password. Who still has the old one signs in with the new one. */
export const renewFirstPassword: UseCase<typeof contract.endpoints.renewFirstPassword> = async (
  actor,
  { number },
  deps,
) => {
  const now = deps.now();
  const school = await schools.change(
    actor.schoolId,
    (before) =>
      before.firstPassword === number ? { ...before, firstPassword: number + 1 } : undefined,
    () => loggingOperation({ ...actor, now }, 'school.first-password', { number: number + 1 }),
  );
  if (!school) throw new CallError(CODE.notFound);
  const answer = await toAnswer(school);
  if (school.firstPassword !== number + 1) throw changedMeanwhile(answer);
  return answer;
};
