import { CLASS_LISTS, classes } from '#functions/domain/classes/class.ts';
import { toClassDto } from '#functions/domain/classes/class-dto.ts';
import { loadManagedClass, noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes as contract } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId } from '#shared/ids.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';

/** The page shows no more of them; two at the same moment may both be let in, and the page leaves one out. */
async function requireRoom(schoolId: SchoolId): Promise<void> {
  const { classes: limit } = SCHOOL_PAGE_LIMITS;
  const { entries } = await pageOfList(schoolList(schoolId, CLASS_LISTS.trial), {
    limit,
    consistent: true,
  });
  if (entries.length >= limit)
    throw new CallError(CODE.wait, { reason: 'classes.trialsFull', params: { count: limit } });
}

/** Offers the lessons of a class to children who want to try one, on the school's page, or no longer. */
export const setTrial: UseCase<typeof contract.endpoints.setTrial> = async (
  actor,
  { class_id, on },
  deps,
) => {
  const found = await loadManagedClass(actor, class_id);
  if (on && !found.trial) await requireRoom(actor.schoolId);
  const after = await classes.change(
    found,
    (before) => ((before.trial ?? false) === on ? undefined : { ...before, trial: on }),
    ({ id }) =>
      loggingOperation({ ...actor, now: deps.now() }, 'class.trial', {
        id,
        before: { on: !on },
        after: { on },
      }),
  );
  if (!after) throw noSuchClass();
  return { class: await toClassDto(after) };
};
