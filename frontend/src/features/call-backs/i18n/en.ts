import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Call-backs',
  subtitle: 'Schools waiting for a call, newest first.',
  search: 'Search by name, school or phone',
  empty: 'No call-back requests yet',
  emptyHint: 'Anyone who leaves a number on the “Let us call you” page is listed here.',
  name: 'Name',
  school: 'School',
  phone: 'Phone',
  area: 'Area',
  at: 'Asked on',
  remark: 'Question',
  state: 'State',
  states: { open: 'To call', handled: 'Called back' },
  filterState: 'Filter by state',
  allStates: 'All states',
  note: 'Note',
  noteHint: 'For example: call again on Friday afternoon',
  handle: 'Note a call',
  handleTitle: 'Call {{name}}',
  handledBy: 'Called back by {{name}}, {{at}}',
  saved: 'Saved',
};
