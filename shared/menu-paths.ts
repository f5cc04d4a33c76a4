/**
 * Addresses of the screens in the menu: the server sends them, the browser opens them. All other addresses are
 * the browser's own, in its `lib/paths.ts`.
 */
export const MENU_PATHS = {
  staffHome: '/index',
  studentHome: '/dashboard',
  liveHome: '/liveManagement',
  platformHome: '/admin',
  students: '/student',
  ownTasks: '/student/task',
  classes: '/classMan',
  calendar: '/calendar',
  records: '/classRecord',
  tasks: '/taskMan',
  reports: '/report',
  ownReports: '/sturep',
  create: '/create',
  works: '/worksMan',
  gallery: '/discover',
  hours: '/studyMan',
  teachers: '/teacherMan',
  permissions: '/permission',
  statistics: '/statistics',
  usage: '/flow',
  businessAnalysis: '/businessAnalysis',
  teachingReport: '/eduReporter',
  institution: '/eduinfo',
  logs: '/loginfo',
  leads: '/admin/leads',
  schoolTraffic: '/admin/traffic',
  platformOperations: '/admin/log/handle',
  platformLogins: '/admin/log/login',
  unlicensedStudents: '/unauthorizedStudent',
  account: '/user',
  personalCentre: '/personCenter',
} as const;

export type MenuPath = (typeof MENU_PATHS)[keyof typeof MENU_PATHS];
