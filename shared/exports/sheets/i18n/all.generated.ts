// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { certificatesExportZh } from '#shared/certificates/export/i18n/zh.ts';
import { classesExportZh } from '#shared/classes/export/i18n/zh.ts';
import { documentsExportZh } from '#shared/documents/export/i18n/zh.ts';
import { equipmentExportZh } from '#shared/equipment/export/i18n/zh.ts';
import { commonSheetsZh } from './zh.ts';
import { feedbackExportZh } from '#shared/feedback/export/i18n/zh.ts';
import { formsExportZh } from '#shared/forms/export/i18n/zh.ts';
import { hoursExportZh } from '#shared/hours/export/i18n/zh.ts';
import { leadsExportZh } from '#shared/leads/export/i18n/zh.ts';
import { lessonsExportZh } from '#shared/lessons/export/i18n/zh.ts';
import { logsExportZh } from '#shared/logs/export/i18n/zh.ts';
import { makeupsExportZh } from '#shared/makeups/export/i18n/zh.ts';
import { noticesExportZh } from '#shared/notices/export/i18n/zh.ts';
import { peopleExportZh } from '#shared/people/export/i18n/zh.ts';
import { reportsExportZh } from '#shared/reports/export/i18n/zh.ts';
import { tasksExportZh } from '#shared/tasks/export/i18n/zh.ts';
import { teachingExportZh } from '#shared/teaching/export/i18n/zh.ts';
import { worksExportZh } from '#shared/works/export/i18n/zh.ts';
import { certificatesExportEn } from '#shared/certificates/export/i18n/en.ts';
import { classesExportEn } from '#shared/classes/export/i18n/en.ts';
import { documentsExportEn } from '#shared/documents/export/i18n/en.ts';
import { equipmentExportEn } from '#shared/equipment/export/i18n/en.ts';
import { commonSheetsEn } from './en.ts';
import { feedbackExportEn } from '#shared/feedback/export/i18n/en.ts';
import { formsExportEn } from '#shared/forms/export/i18n/en.ts';
import { hoursExportEn } from '#shared/hours/export/i18n/en.ts';
import { leadsExportEn } from '#shared/leads/export/i18n/en.ts';
import { lessonsExportEn } from '#shared/lessons/export/i18n/en.ts';
import { logsExportEn } from '#shared/logs/export/i18n/en.ts';
import { makeupsExportEn } from '#shared/makeups/export/i18n/en.ts';
import { noticesExportEn } from '#shared/notices/export/i18n/en.ts';
import { peopleExportEn } from '#shared/people/export/i18n/en.ts';
import { reportsExportEn } from '#shared/reports/export/i18n/en.ts';
import { tasksExportEn } from '#shared/tasks/export/i18n/en.ts';
import { teachingExportEn } from '#shared/teaching/export/i18n/en.ts';
import { worksExportEn } from '#shared/works/export/i18n/en.ts';

export const sheetsZh = {
  ...certificatesExportZh,
  ...classesExportZh,
  ...documentsExportZh,
  ...equipmentExportZh,
  ...commonSheetsZh,
  ...feedbackExportZh,
  ...formsExportZh,
  ...hoursExportZh,
  ...leadsExportZh,
  ...lessonsExportZh,
  ...logsExportZh,
  ...makeupsExportZh,
  ...noticesExportZh,
  ...peopleExportZh,
  ...reportsExportZh,
  ...tasksExportZh,
  ...teachingExportZh,
  ...worksExportZh,
};

export const sheetsEn = {
  ...certificatesExportEn,
  ...classesExportEn,
  ...documentsExportEn,
  ...equipmentExportEn,
  ...commonSheetsEn,
  ...feedbackExportEn,
  ...formsExportEn,
  ...hoursExportEn,
  ...leadsExportEn,
  ...lessonsExportEn,
  ...logsExportEn,
  ...makeupsExportEn,
  ...noticesExportEn,
  ...peopleExportEn,
  ...reportsExportEn,
  ...tasksExportEn,
  ...teachingExportEn,
  ...worksExportEn,
};
