import { createHandler } from '#functions/request/create-handler.ts';
import { schools } from '#shared/contracts/schools.ts';
import { checkOverdue } from './check-overdue.ts';
import { editAbout } from './edit-about.ts';
import { editInfo } from './edit-info.ts';
import { getHome } from './get-home.ts';
import { getInfo } from './get-info.ts';
import { getIntroduction } from './get-introduction.ts';
import { getOverdueInfo } from './get-overdue-info.ts';
import { getStatistics } from './get-statistics.ts';
import { listClassStatistics } from './list-class-statistics.ts';
import { listSchools } from './list-schools.ts';
import { listUnlicensedStudents } from './list-unlicensed-students.ts';
import { storePicture } from './store-picture.ts';

export const handler = createHandler(schools, {
  overdueInfo: getOverdueInfo,
  overdueCheck: checkOverdue,
  getInfo,
  edit: editInfo,
  editAbout,
  picture: storePicture,
  introduction: getIntroduction,
  home: getHome,
  statistics: getStatistics,
  classStatistics: listClassStatistics,
  allSchools: listSchools,
  unlicensedStudents: listUnlicensedStudents,
});
