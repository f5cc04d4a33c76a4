import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  named: 'This is also the phone of {{names}}.',
  others_one: 'It is also the phone of {{count}} student of another class.',
  others_other: 'It is also the phone of {{count}} students of other classes.',
  what: 'If they are siblings, link them on the student’s page; if not, please check the number.',
  open: 'Open the student’s page',
};
