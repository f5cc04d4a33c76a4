import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  saving: 'Saving…',
  savedDraft: 'Draft saved at {{time}}',
  saved: 'Saved at {{time}}',
  unsaved: 'Changes are about to be saved…',
  untitled: 'Saved by itself as soon as it has a title; until then it is kept on this device.',
  kept: 'Changes are not saved yet. They are kept on this device.',
  unkept: 'Changes are not saved yet, and this device cannot keep them: leave this page open.',
  failed: 'Not saved since {{time}}; it is kept on this device. {{message}}',
  failedUnkept:
    'Not saved since {{time}}, and this device cannot keep it: leave this page open. {{message}}',
  restored: 'This is what you wrote earlier on this device and did not save.',
  discard: 'Begin afresh',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes have not been saved. They stay on this device, and are here when you come back.',
    confirm: 'Leave',
  },
};
