import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Export all data',
  subtitle: 'Everything of your school: sheets (xlsx) and all files, packed into archives.',
  begin: 'Start the export',
  again: 'Export again',
  cancel: 'Cancel the export',
  what: 'Staff, students, classes, lessons, attendance, the hours ledger, tasks, works, comments, notices and the operation log, and the works, pictures and attachments themselves.',
  how: 'With many files it takes a while. It continues in the background if you leave this page, and doesn’t use your school’s storage.',
  running: 'Exporting',
  done: 'The export is ready',
  cancelled: 'The export was cancelled',
  by: 'Started by {{name}} at {{time}}',
  until: 'Can be downloaded until {{time}}',
  sheets: 'Sheets {{done}} of {{total}}, {{rows}} rows',
  files_one: '{{count}} file, {{done}} of {{total}}',
  files_other: '{{count}} files, {{done}} of {{total}}',
  archives: 'Archives',
  archive: '{{name}} ({{size}})',
  waiting: 'Connection lost. It will continue automatically.',
  ask: 'Cancel this export?',
  effect: 'Finished archives stay available until they expire.',
  none: 'Nothing exported yet',
  pastDue: 'Without a renewal the data of your school are deleted on {{date}}.',
  progress: 'Progress of the export',
  secret: 'The archives hold personal data of students. Keep them in a safe place.',
};
