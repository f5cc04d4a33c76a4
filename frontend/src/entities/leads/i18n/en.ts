import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Follow up today',
  all_one: 'All {{count}}',
  all_other: 'All {{count}}',
  overdue_one: '{{count}} overdue',
  overdue_other: '{{count}} overdue',
  since: 'Due {{date}}',
  today: 'Today',
};
