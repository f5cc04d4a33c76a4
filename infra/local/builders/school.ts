import type { School } from '#functions/domain/schools/school.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import { TIME_ZONE } from './moment.ts';

export const daysFromNow = (days: number, now = new Date()): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

/** A school in its first year, with half a year left. */
export const newSchool = (
  id: SchoolId,
  values: Partial<Omit<School, 'rev'>> = {},
): Omit<School, 'rev'> => ({
  id,
  name: '晨光编程学校',
  logo: '',
  state: 'active',
  edition: 'standard',
  timeZone: TIME_ZONE,
  country: 'CN',
  currency: 'CNY',
  language: 'zh',
  subscription: {
    start: daysFromNow(-180),
    end: daysFromNow(180),
    authorizationCode: 'AUTH-1357-2468',
  },
  firstPassword: 1,
  demo: false,
  ...values,
});
