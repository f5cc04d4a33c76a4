import { MENU_PATHS } from '#shared/menu-paths.ts';
import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { analysisPaths } from './paths/analysis.ts';
import { certificatePaths } from './paths/certificates.ts';
import { classPaths } from './paths/classes.ts';
import { documentPaths } from './paths/documents.ts';
import { equipmentPaths } from './paths/equipment.ts';
import { feedbackPaths } from './paths/feedback.ts';
import { formPaths } from './paths/forms.ts';
import { helpPaths } from './paths/help.ts';
import { hourPaths } from './paths/hours.ts';
import { leadPaths } from './paths/leads.ts';
import { lessonPaths } from './paths/lessons.ts';
import { noticePaths } from './paths/notices.ts';
import { parentPaths } from './paths/parents.ts';
import { reportPaths } from './paths/reports.ts';
import { schoolPaths } from './paths/schools.ts';
import { signInPaths } from './paths/sign-in.ts';
import { studentPaths } from './paths/students.ts';
import { taskPaths } from './paths/tasks.ts';
import { teacherPaths } from './paths/teachers.ts';
import { teachingPaths } from './paths/teaching.ts';
import { workPaths } from './paths/works.ts';

/** The path of every screen, those of each noun from its file in `paths/`. No other module writes paths out. */
export const paths = {
  ...MENU_PATHS,
  ...DRAWN_PATHS,
  error: '/error',
  ...analysisPaths,
  ...certificatePaths,
  ...classPaths,
  ...documentPaths,
  ...equipmentPaths,
  ...feedbackPaths,
  ...formPaths,
  ...helpPaths,
  ...hourPaths,
  ...leadPaths,
  ...lessonPaths,
  ...noticePaths,
  ...parentPaths,
  ...reportPaths,
  ...schoolPaths,
  ...signInPaths,
  ...studentPaths,
  ...taskPaths,
  ...teacherPaths,
  ...teachingPaths,
  ...workPaths,
} as const;

/** The whole address of a path, for codes and links that are opened elsewhere. */
export const absolute = (path: string): string => location.origin + path;
