import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  tooLarge:
    'The project is larger than {{mb}} MB and cannot be saved. Remove some large pictures or sounds.',
};
