import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  file: 'Or choose a spreadsheet (xlsx, xls, xlsb, ods, csv)',
  choose: 'Choose a file',
  template: 'Download the template',
  sheet: 'Sheet',
  columns: 'What each column was taken for; change what is wrong:',
  column: 'Column {{letter}}',
  sample: 'As in: {{sample}}',
  notTaken: 'Not imported',
  sideBySide: '{{count}} lists stand side by side; all of them were read.',
  hidden_one:
    '{{count}} row is hidden or filtered out in the file, and was not read. Import it, too?',
  hidden_other:
    '{{count}} rows are hidden or filtered out in the file, and were not read. Import them, too?',
  hiddenTaken_one: '{{count}} hidden row was read, too.',
  hiddenTaken_other: '{{count}} hidden rows were read, too.',
  takeHidden: 'Import, too',
  leaveHidden: 'Leave out',
  asides_one: '{{count}} row is a title, total or note, and is not imported: {{texts}}',
  asides_other: '{{count}} rows are titles, totals or notes, and are not imported: {{texts}}',
  row: 'Row {{number}}',
  removeRow: 'Delete row {{number}}',
  doubt: {
    remark: 'Please check: the file says “{{said}}”',
    several: 'More than one number in “{{said}}”: the first was taken',
    nothing: '“{{said}}” was taken as empty',
    year: 'Please check the year: the file says “{{said}}”',
  },
  spoilt: {
    formula_error: 'The formula in the spreadsheet gave an error; please type the value',
    formula_without_value:
      'The file does not hold what this formula came to: open it in a spreadsheet program and save it, or type the value',
    shortened: 'The spreadsheet has shortened this number; please type all digits',
    unreadable: 'Some characters are damaged and cannot be read; please type the value',
    too_much: 'This is too long',
    invisible: 'There are invisible characters in it',
  },
  problem: {
    noSheet: 'This isn’t a spreadsheet. Please choose an xlsx, xls, ods or csv file.',
    webPage:
      'This file is a web page. Open it in Excel or another spreadsheet program, save it as xlsx and choose that.',
    locked: 'This file has a password. Open it in a spreadsheet program and save it without one.',
    tooMuch: 'This file contains much more than a list. Please keep only the list.',
    unreadable: 'This file cannot be opened. It may be damaged; please choose another one.',
    tooLarge: 'The file is larger than 5 MB. Please keep only the list.',
    empty: 'There is nothing in this file.',
  },
};
