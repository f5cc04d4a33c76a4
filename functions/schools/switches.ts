import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { Language } from '#shared/languages.ts';
import type { schools as contract } from '#shared/schools/contract.ts';
import { FUNCTIONS, SWITCHES } from '#shared/schools/functions.ts';
import { loadSchool } from './load-school.ts';

const toAnswer = ({ edition, switchedOff = [] }: School, language: Language) => ({
  list: SWITCHES.filter((id) => EDITIONS[edition].functions.includes(id)).map((id) => ({
    id,
    name: FUNCTIONS[id][language],
    on: !switchedOff.includes(id),
  })),
});

export const getSwitches: UseCase<typeof contract.endpoints.switches> = async (actor) =>
  toAnswer(await loadSchool(actor), actor.language);

/** Takes a function out of the school's menus, or back into them. Its data and calls stay as they are. */
export const setSwitch: UseCase<typeof contract.endpoints.setSwitch> = async (
  actor,
  { id, on },
  deps,
) => {
  const now = deps.now();
  const school = await schools.change(
    actor.schoolId,
    (before) => {
      const { switchedOff = [] } = before;
      const others = switchedOff.filter((each) => each !== id);
      const after = on ? others : [...others, id];
      return after.length === switchedOff.length ? undefined : { ...before, switchedOff: after };
    },
    () =>
      loggingOperation({ ...actor, now }, 'school.switch', {
        before: { [id]: !on },
        after: { [id]: on },
      }),
  );
  if (!school) throw new CallError(CODE.notFound);
  forgetAccountState(actor.userId);
  return toAnswer(school, actor.language);
};
