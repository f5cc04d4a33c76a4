import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Page not found',
  text: 'The page you’re looking for doesn’t exist or can’t be opened right now.',
  tellUs: 'Tell us',
  back: 'Go back',
  home: 'Go to the home page',
};
