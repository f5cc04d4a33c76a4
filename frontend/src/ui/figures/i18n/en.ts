import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  period: 'Period',
  periods: {
    week: 'Last 7 days',
    month: 'Last 30 days',
    term: 'Last 90 days',
    year: 'Last 12 months',
    dates: 'Custom range',
  },
  from: 'From',
  to: 'To',
  beforeFrom: 'The end must not be before the start',
  tooLong: 'At most {{days}} days at a time',
  between: '{{from}} to {{to}}',
  joined: 'Joined',
  left: 'Left',
  active: 'Students signed in',
  activeDays: 'Days with a sign-in',
  perDay: 'Signed in per day',
  works: 'New works',
  activity: 'Students who signed in',
  changes: 'Joined and left',
  chart: 'Chart',
  table: 'Table',
  day: 'Day',
  monthOfYear: 'Month',
  rowsOf: '{{figure}} in {{date}}: {{value}}, show the rows',
  nothing: 'Nothing in this period',
  nothingHint: 'Figures appear here when students sign in, join or leave.',
};
