import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Notices',
  subtitle: 'What the school tells you, and reminders that concern you.',
  subtitleStudent: 'What your school and your teachers tell you.',
  noticeTitle: 'Notice',
  all: 'All',
  readAll: 'Mark all as read',
  empty: 'No notices yet',
  emptyKind: 'No notices of this kind yet',
  emptyHint: 'Notices of your school and reminders appear here.',
  more: 'Load more',
  end: 'No more notices',
  back: 'Back to the notices',
  byLine: 'Published by {{name}}, {{time}}',
  withdrawn: 'This notice was withdrawn',
  withdrawnHint:
    'The school has taken it back, so it is no longer shown. Please ask the school if you have questions.',
  kind: {
    school: 'School',
    lessons: 'Lessons',
    makeups: 'Leave and makeups',
    tasks: 'Tasks',
    works: 'Works',
    reports: 'Reports',
    hours: 'Class hours',
    usage: 'Storage and traffic',
    registrations: 'Enquiries',
    office: 'Office',
    security: 'Account security',
    service: 'Service',
  },
  mute: {
    action: 'Bell settings',
    title: 'What rings the bell',
    hint: 'Notices of a kind that is switched off do not count on the bell. You still find them here. Notices that the school marks as important, and those about security and class hours, always count.',
    saved: 'Saved',
    close: 'Done',
  },
};
