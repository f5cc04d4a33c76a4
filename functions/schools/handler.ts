import { getOverdueInfo } from '#functions/domain/shell/overdue-info.ts';
import { schoolHome } from '#functions/domain/shell/school-home.ts';
import { checkOverdue } from '#functions/request/check-overdue.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { schools } from '#shared/schools/contract.ts';
import { editAbout } from './edit-about.ts';
import { editInfo } from './edit-info.ts';
import { editRegion, getRegion } from './edit-region.ts';
import { getInfo, getIntroduction } from './get-institution.ts';
import { getStatistics } from './get-statistics.ts';
import { listClassStatistics } from './list-class-statistics.ts';
import { listSchools } from './list-schools.ts';
import { listUnlicensedStudents } from './list-unlicensed-students.ts';
import { getFirstPassword, renewFirstPassword } from './renew-first-password.ts';
import { storePicture } from './save-school-picture.ts';
import { getSwitches, setSwitch } from './switches.ts';

export const handler = createHandler(schools, {
  overdueInfo: getOverdueInfo,
  overdueCheck: checkOverdue,
  region: getRegion,
  editRegion,
  getInfo,
  edit: editInfo,
  editAbout,
  picture: storePicture,
  introduction: getIntroduction,
  firstPassword: getFirstPassword,
  renewFirstPassword,
  switches: getSwitches,
  setSwitch,
  home: schoolHome,
  statistics: getStatistics,
  classStatistics: listClassStatistics,
  allSchools: listSchools,
  unlicensedStudents: listUnlicensedStudents,
});
