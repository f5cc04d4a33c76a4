// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { EDITIONS_HOME } from '#shared/editions/home.ts';
import { EQUIPMENT_HOME } from '#shared/equipment/home.ts';
import { HOURS_HOME } from '#shared/hours/home.ts';
import { LEADS_HOME } from '#shared/leads/home.ts';
import { LESSONS_HOME } from '#shared/lessons/home.ts';
import { MAKEUPS_HOME } from '#shared/makeups/home.ts';
import { NOTICES_HOME } from '#shared/notices/home.ts';
import { PORTAL_HOME } from '#shared/portal/home.ts';
import { SCHOOLS_HOME } from '#shared/schools/home.ts';
import { STUDENTS_HOME } from '#shared/students/home.ts';
import { TASKS_HOME } from '#shared/tasks/home.ts';
import { TEACHING_HOME } from '#shared/teaching/home.ts';
import { WORKS_HOME } from '#shared/works/home.ts';

export const HOME_PARTS = {
  ...EDITIONS_HOME,
  ...EQUIPMENT_HOME,
  ...HOURS_HOME,
  ...LEADS_HOME,
  ...LESSONS_HOME,
  ...MAKEUPS_HOME,
  ...NOTICES_HOME,
  ...PORTAL_HOME,
  ...SCHOOLS_HOME,
  ...STUDENTS_HOME,
  ...TASKS_HOME,
  ...TEACHING_HOME,
  ...WORKS_HOME,
};
