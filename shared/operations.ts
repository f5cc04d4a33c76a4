import { ANALYSIS_OPERATIONS } from '#shared/analysis/operations.ts';
import { CERTIFICATE_OPERATIONS } from '#shared/certificates/operations.ts';
import { CLASS_OPERATIONS } from '#shared/classes/operations.ts';
import { DOCUMENT_OPERATIONS } from '#shared/documents/operations.ts';
import { EQUIPMENT_OPERATIONS } from '#shared/equipment/operations.ts';
import { EXPORT_OPERATIONS } from '#shared/exports/operations.ts';
import { FEEDBACK_OPERATIONS } from '#shared/feedback/operations.ts';
import { FEED_OPERATIONS } from '#shared/feeds/operations.ts';
import { FORM_OPERATIONS } from '#shared/forms/operations.ts';
import { HOUR_OPERATIONS } from '#shared/hours/operations.ts';
import { LEAD_OPERATIONS } from '#shared/leads/operations.ts';
import { LESSON_OPERATIONS } from '#shared/lessons/operations.ts';
import { LOG_OPERATIONS } from '#shared/logs/operations.ts';
import { MAKEUP_OPERATIONS } from '#shared/makeups/operations.ts';
import { MESSAGE_OPERATIONS } from '#shared/messages/operations.ts';
import { NOTICE_OPERATIONS } from '#shared/notices/operations.ts';
import { ACCOUNT_OPERATIONS } from '#shared/portal/operations.ts';
import { REGISTRATION_OPERATIONS } from '#shared/registrations/operations.ts';
import { REPORT_OPERATIONS } from '#shared/reports/operations.ts';
import { SCHOOL_OPERATIONS } from '#shared/schools/operations.ts';
import { STUDENT_OPERATIONS } from '#shared/students/operations.ts';
import { TASK_OPERATIONS } from '#shared/tasks/operations.ts';
import { TEACHER_OPERATIONS } from '#shared/teachers/operations.ts';
import { UPLOAD_OPERATIONS } from '#shared/uploads/operations.ts';
import { WORK_OPERATIONS } from '#shared/works/operations.ts';

/** What the operation log of a school tells: each kind of change, export and refused attempt, in words. */
export const OPERATIONS = {
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
export type Operation = keyof typeof OPERATIONS;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as [Operation, ...Operation[]];
