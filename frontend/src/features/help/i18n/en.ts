import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Help',
  subtitle: 'How everything works, step by step',
  search: 'Search the help',
  topics: 'Topics of the help',
  forYou: 'For you',
  forOthers: 'More topics',
  all: 'All topics',
  found: 'Search results',
  nothing: 'Nothing found',
  nothingHint: 'Try other words, or ask under “Contact”.',
  back: 'All topics',
  article: 'Help: {{title}}',
  contact: 'Contact',
  signIn: 'Sign in',
  home: 'Go to my home',
};
