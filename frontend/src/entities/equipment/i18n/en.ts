import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Overdue equipment',
  all: 'All {{total}}',
  left: '{{name}} (has left)',
  due: 'Due {{date}}',
};
