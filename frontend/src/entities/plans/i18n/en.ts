import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  progress: '{{done}} of {{total}} lessons done',
  undoing: 'Undoing: {{done}} of {{total}} lessons',
  undone: 'It is undone',
  done: {
    series_one: '{{count}} lesson is planned',
    series_other: '{{count}} lessons are planned',
    edit_one: '{{count}} lesson is changed',
    edit_other: '{{count}} lessons are changed',
    remove_one: '{{count}} lesson is deleted',
    remove_other: '{{count}} lessons are deleted',
    substitute_one: '{{count}} lesson has a substitute now',
    substitute_other: '{{count}} lessons have a substitute now',
    term_one: '{{count}} lesson was cancelled',
    term_other: '{{count}} lessons were cancelled',
  },
  refused_one: '{{count}} lesson was skipped:',
  refused_other: '{{count}} lessons were skipped:',
  cancel: 'Cancel and undo',
  goOn: 'Go on',
  undo: 'Undo',
};
