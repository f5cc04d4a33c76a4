import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  file: 'Or choose an xlsx or csv file',
  choose: 'Choose a file',
  template: 'Download the template',
  problem: {
    notXlsx: 'This isn’t a spreadsheet. Please choose an xlsx or csv file.',
    oldXls: 'This is an old xls file. Open it in a spreadsheet program and save it as xlsx.',
    locked: 'This file has a password. Open it in a spreadsheet program and save it without one.',
    tooMuch: 'This file contains much more than a list. Please keep only the list.',
    unreadable: 'This file cannot be opened. It may be damaged; please choose another one.',
    tooLarge: 'The file is larger than 5 MB. Please keep only the list.',
  },
};
