import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const FEED_OPERATIONS = {
  'calendar.feed': { zh: '日历订阅地址', cht: '行事曆訂閱網址', en: 'Calendar feed' },
} as const satisfies Readonly<Record<string, Texts>>;
