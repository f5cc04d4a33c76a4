import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Page not found',
  text: 'The page that you are looking for does not exist or cannot be opened right now.',
  back: 'Go back',
  home: 'Go to the home page',
};
