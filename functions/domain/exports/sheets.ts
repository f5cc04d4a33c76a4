import { LESSON_SHEETS } from './lesson-sheets.ts';
import { LOG_SHEETS } from './log-sheets.ts';
import { PEOPLE_SHEETS } from './people-sheets.ts';
import { REPORT_SHEETS } from './report-sheets.ts';
import type { SheetKind } from './sheet-kind.ts';
import { WORK_SHEETS } from './work-sheets.ts';

/** All sheets of an export, in their order. */
export const SHEETS: readonly SheetKind[] = [
  ...PEOPLE_SHEETS,
  ...LESSON_SHEETS,
  ...WORK_SHEETS,
  ...REPORT_SHEETS,
  ...LOG_SHEETS,
];
