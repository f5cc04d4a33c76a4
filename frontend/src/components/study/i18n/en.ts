import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Class hours',
  tabs: { label: 'Parts of class hours', hours: 'Hours' },
  general: 'General hours',
  owed: 'Hours are owed',
  low: 'Running low',
  kinds: {
    purchase: 'Bought',
    gift: 'Given',
    use: 'Used',
    reversal: 'Reversal',
    expiry: 'Expired',
  },
  reverses: 'takes entry {{number}} back',
  reversedBy: 'taken back by entry {{number}}',
};
