import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { daysFrom } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import type { Holiday } from '#shared/lessons/calendar-calls.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { changeSettingsOf } from '../settings.ts';

/** Loaded on demand: nobody else needs the rules of all countries. */
const loadPublicHolidays = () => import('./public-holidays.ts');

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whether all days of a span are holidays of the school. */
const covers = (holidays: readonly Span[], { from, to }: Span): boolean =>
  daysFrom(from, to).every((day) => holidays.some((each) => each.from <= day && day <= each.to));

export const listHolidayPresets: UseCase<typeof contract.endpoints.holidayPresets> = async (
  actor,
  { country, year },
) => {
  const [{ publicHolidays }, { holidays }] = await Promise.all([
    loadPublicHolidays(),
    loadSettings(actor.schoolId),
  ]);
  const found = publicHolidays(country, year, actor.language);
  return { holidays: found.map((each) => ({ ...each, added: covers(holidays, each) })) };
};

/** Makes chosen public holidays holidays of the school; those that are already stay as they are. */
export const adoptHolidays: UseCase<typeof contract.endpoints.adoptHolidays> = async (
  actor,
  { country, year, days },
  deps,
) => {
  const { publicHolidays } = await loadPublicHolidays();
  const known = publicHolidays(country, year, actor.language);
  const chosen = known.filter(({ from }) => days.includes(from));
  if (chosen.length < new Set(days).size) throw refuseField('days', 'value');
  const named = chosen.map(
    ({ name, from, to }): Holiday => ({
      name: name.slice(0, CLASS_LIMITS.roomMax),
      from,
      to,
      id: newId('holiday'),
      rev: 1,
    }),
  );
  return changeSettingsOf(
    actor,
    'calendar.holiday',
    (before) => {
      const added = named.filter((each) => !covers(before.holidays, each));
      if (added.length === 0) return undefined;
      const holidays = [...before.holidays, ...added];
      if (holidays.length > LESSON_LIMITS.holidaysMax)
        throw new CallError(CODE.wait, {
          reason: 'lessons.tooManyEntries',
          params: { count: LESSON_LIMITS.holidaysMax },
        });
      return { ...before, holidays: holidays.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
    },
    deps.now(),
  );
};
