import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { moveTotal } from '#functions/domain/figures/months.ts';
import type { SchoolId } from '#shared/ids.ts';

/** Kinds of course of one step. */
const PAGE = 10;

/**
 * Moves the totals of some kinds of course to where those of the whole school lie. `courses` says how many have been
 * moved; one that changed in between is moved by the next step.
 */
export async function gatherTotals(schoolId: SchoolId, from: number) {
  const settings = await loadSettings(schoolId, { consistent: true });
  const all = [undefined, ...settings.courses.map(({ id }) => id)];
  let courses = from;
  for (const id of all.slice(from, from + PAGE)) {
    if (!(await moveTotal(schoolId, id))) break;
    courses += 1;
  }
  return { courses, over: courses >= all.length };
}
