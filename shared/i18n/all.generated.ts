// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { certificatesZh } from '#shared/certificates/i18n/zh.ts';
import { classesZh } from '#shared/classes/i18n/zh.ts';
import { libraryZh } from '#shared/documents/i18n/zh.ts';
import { equipmentZh } from '#shared/equipment/i18n/zh.ts';
import { exportsZh } from '#shared/exports/i18n/zh.ts';
import { feedbackZh } from '#shared/feedback/i18n/zh.ts';
import { formsZh } from '#shared/forms/i18n/zh.ts';
import { hoursZh } from '#shared/hours/i18n/zh.ts';
import { commonZh } from './zh.ts';
import { leadsZh } from '#shared/leads/i18n/zh.ts';
import { calendarZh } from '#shared/lessons/i18n/zh.ts';
import { makeupsZh } from '#shared/makeups/i18n/zh.ts';
import { messagesZh } from '#shared/messages/i18n/zh.ts';
import { noticesZh } from '#shared/notices/i18n/zh.ts';
import { portalZh } from '#shared/portal/i18n/zh.ts';
import { registrationsZh } from '#shared/registrations/i18n/zh.ts';
import { reportsZh } from '#shared/reports/i18n/zh.ts';
import { schoolsZh } from '#shared/schools/i18n/zh.ts';
import { studentsZh } from '#shared/students/i18n/zh.ts';
import { tasksZh } from '#shared/tasks/i18n/zh.ts';
import { teachersZh } from '#shared/teachers/i18n/zh.ts';
import { teachingZh } from '#shared/teaching/i18n/zh.ts';
import { uploadsZh } from '#shared/uploads/i18n/zh.ts';
import { usageZh } from '#shared/usage/i18n/zh.ts';
import { wallZh } from '#shared/wall/i18n/zh.ts';
import { worksZh } from '#shared/works/i18n/zh.ts';
import { certificatesEn } from '#shared/certificates/i18n/en.ts';
import { classesEn } from '#shared/classes/i18n/en.ts';
import { libraryEn } from '#shared/documents/i18n/en.ts';
import { equipmentEn } from '#shared/equipment/i18n/en.ts';
import { exportsEn } from '#shared/exports/i18n/en.ts';
import { feedbackEn } from '#shared/feedback/i18n/en.ts';
import { formsEn } from '#shared/forms/i18n/en.ts';
import { hoursEn } from '#shared/hours/i18n/en.ts';
import { commonEn } from './en.ts';
import { leadsEn } from '#shared/leads/i18n/en.ts';
import { calendarEn } from '#shared/lessons/i18n/en.ts';
import { makeupsEn } from '#shared/makeups/i18n/en.ts';
import { messagesEn } from '#shared/messages/i18n/en.ts';
import { noticesEn } from '#shared/notices/i18n/en.ts';
import { portalEn } from '#shared/portal/i18n/en.ts';
import { registrationsEn } from '#shared/registrations/i18n/en.ts';
import { reportsEn } from '#shared/reports/i18n/en.ts';
import { schoolsEn } from '#shared/schools/i18n/en.ts';
import { studentsEn } from '#shared/students/i18n/en.ts';
import { tasksEn } from '#shared/tasks/i18n/en.ts';
import { teachersEn } from '#shared/teachers/i18n/en.ts';
import { teachingEn } from '#shared/teaching/i18n/en.ts';
import { uploadsEn } from '#shared/uploads/i18n/en.ts';
import { usageEn } from '#shared/usage/i18n/en.ts';
import { wallEn } from '#shared/wall/i18n/en.ts';
import { worksEn } from '#shared/works/i18n/en.ts';

export const zh = {
  ...certificatesZh,
  ...classesZh,
  ...libraryZh,
  ...equipmentZh,
  ...exportsZh,
  ...feedbackZh,
  ...formsZh,
  ...hoursZh,
  ...commonZh,
  ...leadsZh,
  ...calendarZh,
  ...makeupsZh,
  ...messagesZh,
  ...noticesZh,
  ...portalZh,
  ...registrationsZh,
  ...reportsZh,
  ...schoolsZh,
  ...studentsZh,
  ...tasksZh,
  ...teachersZh,
  ...teachingZh,
  ...uploadsZh,
  ...usageZh,
  ...wallZh,
  ...worksZh,
};

export const en = {
  ...certificatesEn,
  ...classesEn,
  ...libraryEn,
  ...equipmentEn,
  ...exportsEn,
  ...feedbackEn,
  ...formsEn,
  ...hoursEn,
  ...commonEn,
  ...leadsEn,
  ...calendarEn,
  ...makeupsEn,
  ...messagesEn,
  ...noticesEn,
  ...portalEn,
  ...registrationsEn,
  ...reportsEn,
  ...schoolsEn,
  ...studentsEn,
  ...tasksEn,
  ...teachersEn,
  ...teachingEn,
  ...uploadsEn,
  ...usageEn,
  ...wallEn,
  ...worksEn,
};
