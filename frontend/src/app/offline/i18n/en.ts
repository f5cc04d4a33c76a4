import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  asOf: 'What you see is as of {{time}}.',
  missing: 'Some of it isn’t on this device yet. It appears when you’re back online.',
};
