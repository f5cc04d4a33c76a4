// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { EQUIPMENT_READINGS } from '#functions/domain/equipment/home.ts';
import { HOURS_READINGS } from '#functions/domain/hours/home.ts';
import { LEADS_READINGS } from '#functions/domain/leads/home.ts';
import { LESSONS_READINGS } from '#functions/domain/lessons/home.ts';
import { MAKEUPS_READINGS } from '#functions/domain/makeups/home.ts';
import { NOTICES_READINGS } from '#functions/domain/notices/home.ts';
import { PROFILES_READINGS } from '#functions/domain/profiles/home.ts';
import { RECORDS_READINGS } from '#functions/domain/records/home.ts';
import { SHELL_READINGS } from '#functions/domain/shell/home.ts';
import { STUDENTS_READINGS } from '#functions/domain/students/home.ts';
import { TASKS_READINGS } from '#functions/domain/tasks/home.ts';
import { WORKS_READINGS } from '#functions/domain/works/home.ts';

export const NOUN_READINGS = {
  ...EQUIPMENT_READINGS,
  ...HOURS_READINGS,
  ...LEADS_READINGS,
  ...LESSONS_READINGS,
  ...MAKEUPS_READINGS,
  ...NOTICES_READINGS,
  ...PROFILES_READINGS,
  ...RECORDS_READINGS,
  ...SHELL_READINGS,
  ...STUDENTS_READINGS,
  ...TASKS_READINGS,
  ...WORKS_READINGS,
};
