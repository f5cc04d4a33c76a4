// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { analysisPaths } from './analysis.ts';
import { certificatePaths } from './certificates.ts';
import { classPaths } from './classes.ts';
import { documentPaths } from './documents.ts';
import { equipmentPaths } from './equipment.ts';
import { feedbackPaths } from './feedback.ts';
import { formPaths } from './forms.ts';
import { helpPaths } from './help.ts';
import { hourPaths } from './hours.ts';
import { leadPaths } from './leads.ts';
import { lessonPaths } from './lessons.ts';
import { noticePaths } from './notices.ts';
import { parentPaths } from './parents.ts';
import { reportPaths } from './reports.ts';
import { schoolPaths } from './schools.ts';
import { signInPaths } from './sign-in.ts';
import { studentPaths } from './students.ts';
import { taskPaths } from './tasks.ts';
import { teacherPaths } from './teachers.ts';
import { teachingPaths } from './teaching.ts';
import { workPaths } from './works.ts';

export const nounPaths = {
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
};
