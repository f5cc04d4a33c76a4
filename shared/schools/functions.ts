import type { Texts } from '#shared/languages.ts';

/** What the service can do, as editions include it and menus offer it. */
export const FUNCTIONS = {
  accounts: {
    zh: '校长、教师、学生与直播教师账号',
    cht: '校長、教師、學生與直播教師帳號',
    en: 'Accounts for principals, teachers, students and live teachers',
  },
  calendar: { zh: '排课与课程表', cht: '排課與課表', en: 'Timetable and calendar' },
  records: { zh: '上课记录与考勤', cht: '上課紀錄與出勤', en: 'Class records and attendance' },
  tasks: { zh: '任务与点评', cht: '任務與講評', en: 'Tasks and reviews' },
  works: {
    zh: '编程创作与作品广场',
    cht: '程式創作與作品廣場',
    en: 'Programming, works and gallery',
  },
  hours: { zh: '课时管理', cht: '時數管理', en: 'Class hours' },
  statistics: { zh: '数据统计', cht: '資料統計', en: 'Statistics' },
  families: {
    zh: '每个孩子的家长页面',
    cht: '每個孩子的家長頁面',
    en: 'A page for the parents of each child',
  },
  cards: { zh: '登录卡', cht: '登入卡', en: 'Sign-in cards' },
  notices: { zh: '通知提醒', cht: '通知提醒', en: 'Notices' },
  export: { zh: '全部数据导出', cht: '全部資料匯出', en: 'Export of all data' },
  deployment: { zh: '独立部署', cht: '獨立部署', en: 'A deployment of its own' },
} as const satisfies Readonly<Record<string, Texts>>;
export type FunctionId = keyof typeof FUNCTIONS;

/** What a school that does not use it may take out of its menus. */
export const SWITCHES = [
  'records',
  'tasks',
  'works',
  'hours',
  'statistics',
] as const satisfies readonly FunctionId[];
