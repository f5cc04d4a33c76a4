import { CERTIFICATE_SHEETS } from './certificate-sheets.ts';
import { EQUIPMENT_SHEETS } from './equipment-sheets.ts';
import { FORM_SHEETS } from './form-sheets.ts';
import { LEAD_SHEETS } from './lead-sheets.ts';
import { LESSON_SHEETS } from './lesson-sheets.ts';
import { LOG_SHEETS } from './log-sheets.ts';
import { OFFICE_SHEETS } from './office-sheets.ts';
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
  ...FORM_SHEETS,
  ...OFFICE_SHEETS,
  ...CERTIFICATE_SHEETS,
  ...EQUIPMENT_SHEETS,
  ...LEAD_SHEETS,
  ...LOG_SHEETS,
];
