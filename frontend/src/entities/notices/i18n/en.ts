import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  important: 'Important',
  pinned: 'Pinned',
  edited: 'Edited',
  reminded: 'Reminder',
  by: '{{name}} · {{time}}',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  go: 'Take a look',
};
