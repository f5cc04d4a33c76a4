import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  broken: 'This project cannot be opened. The file may be damaged.',
  changes: { see: 'See what is different', hide: 'Hide what is different' },
  blocks: { see: 'See the blocks', hide: 'Hide the blocks' },
  unsent: 'Not sent yet',
  perhapsUnsent: 'Perhaps not all sent',
  notLoaded: 'The player didn’t load. Check the network.',
  versions: {
    title: 'Versions',
    of: 'Versions of “{{title}}”',
    version: 'Version {{no}}',
    preview: 'Preview',
    newest: 'Newest',
    unopened: 'Can’t be opened',
    more: 'Earlier versions',
    choose: 'Choose a version to look at.',
    from: 'from {{device}}',
    byHand: 'Saved by hand',
    byItself: 'Saved automatically',
    deadline: 'As it was at the deadline, {{time}}',
    named: 'Named',
    restored: 'Restored from version {{no}}',
    'handed-in': 'Handed in',
    template: 'Template',
    copy: 'Copy',
  },
};
