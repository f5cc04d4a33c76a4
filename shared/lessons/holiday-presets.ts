import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { integer, oneOf } from '#shared/fields.ts';
import { idList } from '#shared/lists.ts';
import { ROLE } from '#shared/roles.ts';

/** Countries and territories whose public holidays the calendar knows. */
export const HOLIDAY_COUNTRIES = ['CN', 'TW', 'HK', 'SG', 'MY', 'JP', 'US', 'GB'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

/** The years whose lunar days are known for sure. */
const HOLIDAY_YEARS = { first: 2025, last: 2035 } as const;
const year = () => integer(HOLIDAY_YEARS.first, HOLIDAY_YEARS.last);

const PublicHoliday = () =>
  z.object({
    name: z.string(),
    from: z.string(),
    to: z.string(),
    /** The sighting of the moon may still move it by a day. */
    moon: z.boolean(),
    /** All of its days are holidays of the school already. */
    added: z.boolean(),
  });
export type PublicHoliday = z.infer<ReturnType<typeof PublicHoliday>>;

export const holidayPresets = post('calendar/holiday_presets', {
  summary:
    'The public holidays of a country in a year, by its law, in the language of the request. Working days that make up for holidays, and what is announced year by year, are not among them.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: () => z.object({ country: oneOf(HOLIDAY_COUNTRIES), year: year() }),
  output: () => z.object({ holidays: z.array(PublicHoliday()) }),
});

export const ADOPT_HOLIDAYS = {
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 8 },
  codes: [CODE.wait],
} as const;

export const HolidayAdoption = () =>
  z.object({
    country: oneOf(HOLIDAY_COUNTRIES),
    year: year(),
    /** The first days of the chosen holidays, with commas between. */
    days: idList(z.iso.date(), 1, 60),
  });
