import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  notices: 'Notices',
  bell_one: 'Notices, {{count}} unread',
  bell_other: 'Notices, {{count}} unread',
  bellNone: 'Notices, none unread',
  seeAll: 'See all notices',
  readAll: 'Mark all as read',
  empty: 'No notices yet',
  emptyHint: 'Messages of your school and of the platform appear here.',
};
