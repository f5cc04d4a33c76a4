import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Class hours',
  tabs: { label: 'Parts of class hours', hours: 'Hours' },
  general: 'General hours',
  owed: 'Hours are owed',
  low: 'Running low',
  hours_one: '{{amount}} hour',
  hours_other: '{{amount}} hours',
};
