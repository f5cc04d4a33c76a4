// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { ANALYSIS_OPERATIONS } from './analysis/operations.ts';
import { CERTIFICATE_OPERATIONS } from './certificates/operations.ts';
import { CLASS_OPERATIONS } from './classes/operations.ts';
import { DOCUMENT_OPERATIONS } from './documents/operations.ts';
import { EQUIPMENT_OPERATIONS } from './equipment/operations.ts';
import { EXPORT_OPERATIONS } from './exports/operations.ts';
import { FEEDBACK_OPERATIONS } from './feedback/operations.ts';
import { FEED_OPERATIONS } from './feeds/operations.ts';
import { FORM_OPERATIONS } from './forms/operations.ts';
import { HOUR_OPERATIONS } from './hours/operations.ts';
import { LEAD_OPERATIONS } from './leads/operations.ts';
import { LESSON_OPERATIONS } from './lessons/operations.ts';
import { LOG_OPERATIONS } from './logs/operations.ts';
import { MAKEUP_OPERATIONS } from './makeups/operations.ts';
import { MESSAGE_OPERATIONS } from './messages/operations.ts';
import { NOTICE_OPERATIONS } from './notices/operations.ts';
import { ACCOUNT_OPERATIONS } from './portal/operations.ts';
import { REGISTRATION_OPERATIONS } from './registrations/operations.ts';
import { REPORT_OPERATIONS } from './reports/operations.ts';
import { SCHOOL_OPERATIONS } from './schools/operations.ts';
import { STUDENT_OPERATIONS } from './students/operations.ts';
import { TASK_OPERATIONS } from './tasks/operations.ts';
import { TEACHER_OPERATIONS } from './teachers/operations.ts';
import { UPLOAD_OPERATIONS } from './uploads/operations.ts';
import { WORK_OPERATIONS } from './works/operations.ts';

export const NOUN_OPERATIONS = {
  ...ANALYSIS_OPERATIONS,
  ...CERTIFICATE_OPERATIONS,
  ...CLASS_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...EQUIPMENT_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...FEEDBACK_OPERATIONS,
  ...FEED_OPERATIONS,
  ...FORM_OPERATIONS,
  ...HOUR_OPERATIONS,
  ...LEAD_OPERATIONS,
  ...LESSON_OPERATIONS,
  ...LOG_OPERATIONS,
  ...MAKEUP_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...NOTICE_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...REGISTRATION_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...SCHOOL_OPERATIONS,
  ...STUDENT_OPERATIONS,
  ...TASK_OPERATIONS,
  ...TEACHER_OPERATIONS,
  ...UPLOAD_OPERATIONS,
  ...WORK_OPERATIONS,
};
