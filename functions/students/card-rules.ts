import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { students } from '#shared/students/contract.ts';

/** Reads the school again: the actor's may be up to 30 s old. */
export const getCardRules: UseCase<typeof students.endpoints.cardRules> = async ({ schoolId }) => {
  const school = await schools.get(schoolId, { consistent: true });
  return { pin: school?.cardPin === true };
};

export const setCardRules: UseCase<typeof students.endpoints.setCardRules> = async (
  actor,
  { pin },
  deps,
) => {
  const now = deps.now();
  const school = await schools.change(
    actor.schoolId,
    (before) => ((before.cardPin === true) === pin ? undefined : { ...before, cardPin: pin }),
    () =>
      loggingOperation({ ...actor, now }, 'school.card-pin', {
        before: { pin: !pin },
        after: { pin },
      }),
  );
  if (!school) throw new CallError(CODE.notFound);
  return { pin };
};
