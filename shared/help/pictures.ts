import type { Language, Texts } from '#shared/languages.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { TOOL_SEARCH } from '#shared/tools/rules.ts';
import type { HelpTopicId } from './topics.ts';

/** A picture of a real screen; `npm run help-pictures` takes all of them anew. */
export interface HelpPicture {
  readonly topic: HelpTopicId;
  /** Of whom the screen is; nobody for one of visitors. */
  readonly role?: Role;
  readonly path: string;
  /** A text of the application: the button that is pressed before the picture is taken. */
  readonly press?: string;
  readonly caption: Texts;
}

const { principal, teacher, student } = ROLE;

export const HELP_PICTURES = {
  'sign-in': {
    topic: 'sign-in',
    path: DRAWN_PATHS.signIn,
    caption: { zh: '登录页', cht: '登入頁', en: 'The sign-in page' },
  },
  home: {
    topic: 'home',
    role: principal,
    path: MENU_PATHS.staffHome,
    caption: { zh: '校长的首页', cht: '校長的首頁', en: 'The home of a principal' },
  },
  child: {
    topic: 'child',
    role: student,
    path: MENU_PATHS.studentHome,
    caption: { zh: '学生的首页', cht: '學生的首頁', en: 'The home of a student' },
  },
  students: {
    topic: 'students',
    role: principal,
    path: MENU_PATHS.students,
    caption: { zh: '学生列表', cht: '學生列表', en: 'The list of students' },
  },
  import: {
    topic: 'import',
    role: principal,
    path: MENU_PATHS.students,
    press: 'students:addMany',
    caption: {
      zh: '粘贴名单，或选择表格文件',
      cht: '貼上名單，或選擇試算表檔案',
      en: 'Paste names, or choose a spreadsheet',
    },
  },
  classes: {
    topic: 'classes',
    role: principal,
    path: MENU_PATHS.classes,
    caption: { zh: '班级列表', cht: '班級列表', en: 'The list of classes' },
  },
  calendar: {
    topic: 'calendar',
    role: principal,
    path: MENU_PATHS.calendar,
    caption: { zh: '课程表', cht: '課表', en: 'The calendar' },
  },
  leave: {
    topic: 'leave',
    role: principal,
    path: `${MENU_PATHS.hours}/makeups`,
    caption: { zh: '待补的课', cht: '待補的課', en: 'Lessons to make up' },
  },
  records: {
    topic: 'records',
    role: principal,
    path: MENU_PATHS.records,
    caption: { zh: '上课记录', cht: '上課紀錄', en: 'Class records' },
  },
  tools: {
    topic: 'tools',
    role: teacher,
    path: `${MENU_PATHS.tools}?${TOOL_SEARCH}=timer`,
    caption: { zh: '计时器', cht: '計時器', en: 'The timer' },
  },
  hours: {
    topic: 'hours',
    role: principal,
    path: MENU_PATHS.hours,
    caption: { zh: '学生课时', cht: '學生時數', en: 'Hours of students' },
  },
  tasks: {
    topic: 'tasks',
    role: teacher,
    path: MENU_PATHS.tasks,
    caption: { zh: '任务列表', cht: '任務列表', en: 'The list of tasks' },
  },
  create: {
    topic: 'scratch',
    role: student,
    path: MENU_PATHS.create,
    caption: { zh: '开始创作', cht: '開始創作', en: 'Where works begin' },
  },
  gallery: {
    topic: 'gallery',
    role: student,
    path: MENU_PATHS.gallery,
    caption: { zh: '作品广场', cht: '作品廣場', en: 'The gallery' },
  },
  reports: {
    topic: 'reports',
    role: principal,
    path: MENU_PATHS.reports,
    caption: { zh: '学习报告', cht: '學習報告', en: 'Learning reports' },
  },
  notices: {
    topic: 'notices',
    role: principal,
    path: MENU_PATHS.notices,
    caption: { zh: '发出的通知', cht: '發出的通知', en: 'Notices that were written' },
  },
  leads: {
    topic: 'leads',
    role: principal,
    path: MENU_PATHS.leads,
    caption: { zh: '招生咨询的看板', cht: '招生諮詢的看板', en: 'The board of leads' },
  },
  forms: {
    topic: 'forms',
    role: principal,
    path: MENU_PATHS.forms,
    caption: { zh: '表单列表', cht: '表單列表', en: 'The list of forms' },
  },
  certificates: {
    topic: 'certificates',
    role: principal,
    path: `${MENU_PATHS.certificates}?tab=templates`,
    caption: { zh: '证书模板', cht: '證書範本', en: 'Templates of certificates' },
  },
  equipment: {
    topic: 'equipment',
    role: principal,
    path: MENU_PATHS.equipment,
    caption: { zh: '设备列表', cht: '設備列表', en: 'The list of equipment' },
  },
  documents: {
    topic: 'documents',
    role: principal,
    path: MENU_PATHS.documents,
    caption: { zh: '学校资料', cht: '學校資料', en: 'The library of the school' },
  },
  statistics: {
    topic: 'statistics',
    role: principal,
    path: MENU_PATHS.statistics,
    caption: { zh: '数据统计', cht: '資料統計', en: 'Statistics' },
  },
  business: {
    topic: 'business',
    role: principal,
    path: MENU_PATHS.businessAnalysis,
    caption: { zh: '经营分析', cht: '經營分析', en: 'Business analysis' },
  },
  storage: {
    topic: 'storage',
    role: principal,
    path: MENU_PATHS.usage,
    caption: { zh: '存储与流量', cht: '儲存與流量', en: 'Storage and traffic' },
  },
  permissions: {
    topic: 'teachers',
    role: principal,
    path: MENU_PATHS.permissions,
    caption: { zh: '教师权限', cht: '教師權限', en: 'Permissions of teachers' },
  },
  institution: {
    topic: 'institution',
    role: principal,
    path: MENU_PATHS.institution,
    caption: { zh: '机构信息', cht: '機構資訊', en: 'About the school' },
  },
  logs: {
    topic: 'logs',
    role: principal,
    path: MENU_PATHS.logs,
    caption: { zh: '日志', cht: '紀錄', en: 'Logs' },
  },
  exports: {
    topic: 'exports',
    role: principal,
    path: `${MENU_PATHS.institution}/export`,
    caption: { zh: '导出全部数据', cht: '匯出全部資料', en: 'Export of all data' },
  },
  account: {
    topic: 'account',
    role: teacher,
    path: MENU_PATHS.account,
    caption: { zh: '我的账号', cht: '我的帳號', en: 'My account' },
  },
} as const satisfies Readonly<Record<string, HelpPicture>>;

export type HelpPictureName = keyof typeof HELP_PICTURES;
export const HELP_PICTURE_NAMES = Object.keys(HELP_PICTURES) as HelpPictureName[];

/** In pixels, all of them. */
export const HELP_PICTURE_SIZE = { width: 960, height: 600 } as const;

/** Where the application serves the pictures. */
export const HELP_PICTURES_PATH = '/help-pictures';

export const helpPictureUrl = (name: HelpPictureName, language: Language): string =>
  `${HELP_PICTURES_PATH}/${language}/${name}.webp`;
