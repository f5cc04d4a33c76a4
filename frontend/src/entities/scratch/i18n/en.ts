import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  broken: 'This project cannot be opened. The file may be damaged.',
  notLoaded: 'The player didn’t load. Check the network.',
};
