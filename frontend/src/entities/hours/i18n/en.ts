import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Class hours',
  tabs: { label: 'Parts of class hours', hours: 'Hours', makeups: 'Makeup' },
  general: 'General hours',
  owed: 'Hours are owed',
  low: 'Running low',
  kinds: {
    purchase: 'Bought',
    gift: 'Given',
    use: 'Deducted',
    reversal: 'Reversal',
    expiry: 'Expired',
    refund: 'Refund',
  },
  reverses: 'reverses entry {{number}}',
  reversedBy: 'reversed by entry {{number}}',
  own: {
    left_one: '{{course}}: {{amount}} hour left',
    left_other: '{{course}}: {{amount}} hours left',
    few_one: '{{course}}: {{amount}} hour left. Tell your parents, so that you can go on',
    few_other: '{{course}}: {{amount}} hours left. Tell your parents, so that you can go on',
    none: '{{course}}: you have finished all your hours! Your parents can ask the school for more',
  },
  attendance: {
    present: 'present',
    late: 'late',
    leave: 'on leave',
    absent: 'absent',
    makeup: 'made up',
  },
  lowHours: {
    never: 'No hours yet',
    none: 'No one is running low on hours',
    title: 'Hours running low',
    all_one: 'See the {{count}} student',
    all_other: 'See all {{count}} students',
    allMore_other: 'See all (more than {{count}})',
  },
};
