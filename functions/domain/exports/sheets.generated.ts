// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { CERTIFICATE_SHEETS } from '#functions/domain/certificates/sheets.ts';
import { CLASS_SHEETS } from '#functions/domain/classes/sheets.ts';
import { DOCUMENT_SHEETS } from '#functions/domain/documents/sheets.ts';
import { EQUIPMENT_SHEETS } from '#functions/domain/equipment/sheets.ts';
import { FEEDBACK_SHEETS } from '#functions/domain/feedback/sheets.ts';
import { FORM_SHEETS } from '#functions/domain/forms/sheets.ts';
import { HOUR_SHEETS } from '#functions/domain/hours/sheets.ts';
import { LEAD_SHEETS } from '#functions/domain/leads/sheets.ts';
import { LESSON_SHEETS } from '#functions/domain/lessons/sheets.ts';
import { OPERATION_SHEETS } from '#functions/domain/logs/sheets.ts';
import { MAKEUP_SHEETS } from '#functions/domain/makeups/sheets.ts';
import { NOTICE_SHEETS } from '#functions/domain/notices/sheets.ts';
import { PEOPLE_SHEETS } from '#functions/domain/people/sheets.ts';
import { RECORD_SHEETS } from '#functions/domain/records/sheets.ts';
import { REPORT_SHEETS } from '#functions/domain/reports/sheets.ts';
import { SCHOOL_SHEETS } from '#functions/domain/schools/sheets.ts';
import { USAGE_SHEETS } from '#functions/domain/storage/sheets.ts';
import { TASK_SHEETS } from '#functions/domain/tasks/sheets.ts';
import { WORK_SHEETS } from '#functions/domain/works/sheets.ts';

export const SHEETS_OF_NOUNS = {
  certificates: CERTIFICATE_SHEETS,
  classes: CLASS_SHEETS,
  documents: DOCUMENT_SHEETS,
  equipment: EQUIPMENT_SHEETS,
  feedback: FEEDBACK_SHEETS,
  forms: FORM_SHEETS,
  hours: HOUR_SHEETS,
  leads: LEAD_SHEETS,
  lessons: LESSON_SHEETS,
  logs: OPERATION_SHEETS,
  makeups: MAKEUP_SHEETS,
  notices: NOTICE_SHEETS,
  people: PEOPLE_SHEETS,
  records: RECORD_SHEETS,
  reports: REPORT_SHEETS,
  schools: SCHOOL_SHEETS,
  storage: USAGE_SHEETS,
  tasks: TASK_SHEETS,
  works: WORK_SHEETS,
};
