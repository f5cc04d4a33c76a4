import { addDays } from '#shared/days.ts';
import { message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { HolidayCountry } from '#shared/lessons/holiday-presets.ts';
import { COUNTRY_RULES, type HolidayRule } from './country-rules.ts';
import { weekdayOf } from './find-days.ts';

/** A public holiday of one or more days in a row; both days are included. */
export interface PublicHoliday {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The sighting of the moon may still move it by a day. */
  readonly moon: boolean;
}

interface Day {
  readonly date: string;
  readonly rule: HolidayRule;
  /** Instead of a holiday on a day that is free anyhow. */
  readonly instead?: true;
}

const byDate = (a: Day, b: Day): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

const SATURDAY = 6;

/** Days off instead of those on a weekend, each on a day that is no holiday yet. */
function insteadOf(country: HolidayCountry, days: readonly Day[]): Day[] {
  const { instead } = COUNTRY_RULES[country];
  if (!instead) return [];
  const taken = new Set(days.map(({ date }) => date));
  return days.flatMap(({ date, rule }) => {
    const weekday = weekdayOf(date);
    if (!instead.on.includes(weekday)) return [];
    const back = instead.nearest && weekday === SATURDAY && !taken.has(addDays(date, -1));
    let free = addDays(date, back ? -1 : 1);
    while (taken.has(free) || instead.on.includes(weekdayOf(free))) free = addDays(free, 1);
    taken.add(free);
    return { date: free, rule, instead: true as const };
  });
}

/** Working days between two holidays. */
function bridgesOf(country: HolidayCountry, days: readonly Day[]): Day[] {
  if (!COUNTRY_RULES[country].bridges) return [];
  const taken = new Set(days.map(({ date }) => date));
  return days.flatMap(({ date, rule }) => {
    const next = addDays(date, 1);
    const isBridge = !taken.has(next) && taken.has(addDays(date, 2)) && weekdayOf(next) !== 0;
    return isBridge ? { date: next, rule, instead: true as const } : [];
  });
}

/** The public holidays of a country in a year, by date. Days in a row of one holiday are one entry. */
export function publicHolidays(
  country: HolidayCountry,
  year: number,
  language: Language,
): PublicHoliday[] {
  const { holidays } = COUNTRY_RULES[country];
  const named = holidays
    .flatMap((rule) => rule.find(year).map((date): Day => ({ date, rule })))
    .sort(byDate);
  const days = [...named, ...bridgesOf(country, named), ...insteadOf(country, named)];
  const merged: PublicHoliday[] = [];
  for (const { date, rule, instead } of days.sort(byDate)) {
    if (!date.startsWith(`${year}-`)) continue;
    const own = rule.names[language];
    const name = instead ? message(language, 'lessons.dayInLieu', { name: own }) : own;
    const last = merged.at(-1);
    if (last?.to === date) continue;
    if (last?.name === name && addDays(last.to, 1) === date)
      merged.splice(-1, 1, { ...last, to: date });
    else merged.push({ name, from: date, to: date, moon: rule.moon === true });
  }
  return merged;
}
