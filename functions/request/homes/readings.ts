import { listOverdue } from '#functions/domain/equipment/list-overdue.ts';
import { listHours } from '#functions/domain/hours/list-hours.ts';
import { listDueLeads } from '#functions/domain/leads/list-due.ts';
import {
  listStudentLessons,
  listTeacherLessons,
  listToday,
} from '#functions/domain/lessons/own-calendar.ts';
import { listMakeups } from '#functions/domain/makeups/list-makeups.ts';
import { countUnreadNotices } from '#functions/domain/notices/count-unread.ts';
import { listNotices } from '#functions/domain/notices/list-notices.ts';
import { getLoginStatus } from '#functions/domain/profiles/get-login-status.ts';
import { listMissing } from '#functions/domain/records/list-missing.ts';
import { listOwnRecords } from '#functions/domain/records/list-own-records.ts';
import { getVersion, listServices } from '#functions/domain/shell/editions.ts';
import { getMenu } from '#functions/domain/shell/get-menu.ts';
import { getServicePhone, getWebConfig } from '#functions/domain/shell/get-web-config.ts';
import { getOverdueInfo } from '#functions/domain/shell/overdue-info.ts';
import { schoolHome } from '#functions/domain/shell/school-home.ts';
import { getProfile } from '#functions/domain/students/get-student-profile.ts';
import { hasDefaultPassword } from '#functions/domain/students/has-default-password.ts';
import { listOwnTasks } from '#functions/domain/tasks/list-own-tasks.ts';
import { listTasks } from '#functions/domain/tasks/list-tasks.ts';
import { listAbuseReports } from '#functions/domain/works/list-abuse-reports.ts';
import { listWaiting } from '#functions/domain/works/list-waiting.ts';
import { listWorks } from '#functions/domain/works/list-works.ts';
import { checkOverdue } from '#functions/request/check-overdue.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { HomeCalls } from '#shared/homes/contract.ts';

/** How each part of a home is read: as its own call reads it. A part without one does not compile. */
export const READINGS: { readonly [P in keyof HomeCalls]: UseCase<HomeCalls[P]> } = {
  menu: getMenu,
  site: getWebConfig,
  unread: countUnreadNotices,
  reminder: checkOverdue,
  person: getLoginStatus,
  notices: listNotices,
  editions: listServices,
  lessons: listTeacherLessons,
  noticesOfStudent: listNotices,
  firstPassword: hasDefaultPassword,
  profile: getProfile,
  lessonsOfStudent: listStudentLessons,
  records: listOwnRecords,
  makeups: listMakeups,
  tasks: listOwnTasks,
  works: listWorks,
  hours: listHours,
  subscription: getOverdueInfo,
  today: listToday,
  missingCount: listMissing,
  missing: listMissing,
  toReview: listTasks,
  waitingWorks: listWaiting,
  reportedWorks: async (actor, input, deps) => ({
    tip_offs: await listAbuseReports(actor, input, deps.now()),
  }),
  lowHours: listHours,
  overdueEquipment: listOverdue,
  figures: schoolHome,
  dueLeads: listDueLeads,
  contact: getServicePhone,
  version: getVersion,
};
