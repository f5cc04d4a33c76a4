import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Versions',
  version: 'Version {{no}}',
  preview: 'Preview',
  newest: 'Newest',
  more: 'Earlier versions',
  choose: 'Choose a version to look at.',
  from: 'from {{device}}',
  labels: {
    named: 'Named',
    restored: 'Restored',
    'handed-in': 'Handed in',
    template: 'Template',
    copy: 'Copy',
  },
};
