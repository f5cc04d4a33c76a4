import type { School } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { SchoolId } from '#shared/ids.ts';
import { can } from '#shared/teachers/abilities.ts';
import { loadNames } from './load-names.ts';
import type { Reader } from './value-text.ts';

/** Entries that are looked at for one page, and people and classes that are named on it. */
export const LOOKED_AT = 300;
export const NAMED = 60;

/** What a page says of the log as a whole. */
export const aboutLog = ({ id, name, edition }: School) => ({
  school: { id, name },
  days: EDITIONS[edition].logDays,
});

type Entries = Parameters<typeof loadNames>[1];

/** Operators see no phones of a school. */
export async function readerOf(
  { language, user }: Actor,
  { id, timeZone, currency }: Pick<School, 'timeZone' | 'currency'> & { readonly id: SchoolId },
  entries: Entries,
  named: number,
): Promise<Reader> {
  return {
    language,
    timeZone,
    currency,
    names: await loadNames(id, entries, named),
    seesPhones: can(user, 'see-phones'),
  };
}
