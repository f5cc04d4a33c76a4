import type { FunctionId } from '#shared/functions.ts';
import type { Texts } from '#shared/languages.ts';
import { MENU_PATHS, type MenuPath } from '#shared/menu-paths.ts';
import { ROLE, type Role, SIGNED_IN, STAFF } from '#shared/roles.ts';

/** An entry of the menu: a screen, or a group of them. Only screens that exist are listed. */
export interface MenuEntry {
  readonly name: Texts;
  readonly icon: string;
  /** Empty for a group. */
  readonly url: MenuPath | '';
  readonly roles: readonly Role[];
  /** Left out where the edition does not include it, or the school has switched it off. */
  readonly function?: FunctionId;
  readonly children?: readonly MenuEntry[];
}

export const MENU: readonly MenuEntry[] = [
  {
    name: { zh: '首页', cht: '首頁', en: 'Home' },
    icon: 'home',
    url: MENU_PATHS.staffHome,
    roles: STAFF,
  },
  {
    name: { zh: '我的主页', cht: '我的首頁', en: 'My home' },
    icon: 'home',
    url: MENU_PATHS.studentHome,
    roles: [ROLE.student],
  },
  {
    name: { zh: '直播主页', cht: '直播首頁', en: 'Live home' },
    icon: 'live',
    url: MENU_PATHS.liveHome,
    roles: [ROLE.liveTeacher],
  },
  {
    name: { zh: '平台首页', cht: '平台首頁', en: 'Platform home' },
    icon: 'platform',
    url: MENU_PATHS.platformHome,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '我的学习', cht: '我的學習', en: 'My study' },
    icon: 'study',
    url: MENU_PATHS.students,
    roles: [ROLE.student],
  },
  {
    name: { zh: '我的任务', cht: '我的任務', en: 'My tasks' },
    icon: 'task',
    url: MENU_PATHS.ownTasks,
    function: 'tasks',
    roles: [ROLE.student],
  },
  {
    name: { zh: '我的成长', cht: '我的成長', en: 'My journey' },
    icon: 'report',
    url: MENU_PATHS.ownReports,
    roles: [ROLE.student],
  },
  {
    name: { zh: '创作', cht: '創作', en: 'Create' },
    icon: 'create',
    url: MENU_PATHS.create,
    function: 'works',
    roles: [ROLE.student],
  },
  {
    name: { zh: '作品广场', cht: '作品廣場', en: 'Gallery' },
    icon: 'gallery',
    url: MENU_PATHS.gallery,
    function: 'works',
    roles: [ROLE.student, ROLE.liveTeacher],
  },
  {
    name: { zh: '日常教学', cht: '日常教學', en: 'Teaching' },
    icon: 'teaching',
    url: '',
    roles: STAFF,
    children: [
      {
        name: { zh: '课程表', cht: '課表', en: 'Calendar' },
        icon: 'calendar',
        url: MENU_PATHS.calendar,
        function: 'calendar',
        roles: STAFF,
      },
      {
        name: { zh: '上课记录', cht: '上課紀錄', en: 'Class records' },
        icon: 'record',
        url: MENU_PATHS.records,
        function: 'records',
        roles: STAFF,
      },
      {
        name: { zh: '任务', cht: '任務', en: 'Tasks' },
        icon: 'task',
        url: MENU_PATHS.tasks,
        function: 'tasks',
        roles: STAFF,
      },
      {
        name: { zh: '学习报告', cht: '學習報告', en: 'Reports' },
        icon: 'report',
        url: MENU_PATHS.reports,
        roles: STAFF,
      },
    ],
  },
  {
    name: { zh: '师生', cht: '師生', en: 'People' },
    icon: 'people',
    url: '',
    roles: STAFF,
    children: [
      {
        name: { zh: '学生管理', cht: '學生管理', en: 'Students' },
        icon: 'group',
        url: MENU_PATHS.students,
        roles: STAFF,
      },
      {
        name: { zh: '班级', cht: '班級', en: 'Classes' },
        icon: 'class',
        url: MENU_PATHS.classes,
        roles: STAFF,
      },
      {
        name: { zh: '教师管理', cht: '教師管理', en: 'Teachers' },
        icon: 'teacher',
        url: MENU_PATHS.teachers,
        roles: [ROLE.principal],
      },
    ],
  },
  {
    name: { zh: '作品与创作', cht: '作品與創作', en: 'Studio' },
    icon: 'palette',
    url: '',
    roles: STAFF,
    children: [
      {
        name: { zh: '创作', cht: '創作', en: 'Create' },
        icon: 'create',
        url: MENU_PATHS.create,
        function: 'works',
        roles: STAFF,
      },
      {
        name: { zh: '作品管理', cht: '作品管理', en: 'Works' },
        icon: 'works',
        url: MENU_PATHS.works,
        function: 'works',
        roles: STAFF,
      },
      {
        name: { zh: '作品广场', cht: '作品廣場', en: 'Gallery' },
        icon: 'gallery',
        url: MENU_PATHS.gallery,
        function: 'works',
        roles: STAFF,
      },
    ],
  },
  {
    name: { zh: '学校', cht: '學校', en: 'School' },
    icon: 'office',
    url: '',
    roles: STAFF,
    children: [
      {
        name: { zh: '课时管理', cht: '時數管理', en: 'Class hours' },
        icon: 'hours',
        url: MENU_PATHS.hours,
        function: 'hours',
        roles: STAFF,
      },
      {
        name: { zh: '数据统计', cht: '資料統計', en: 'Statistics' },
        icon: 'statistics',
        url: MENU_PATHS.statistics,
        function: 'statistics',
        roles: STAFF,
      },
      {
        name: { zh: '存储与流量', cht: '儲存與流量', en: 'Storage and traffic' },
        icon: 'storage',
        url: MENU_PATHS.usage,
        roles: [ROLE.principal],
      },
      {
        name: { zh: '经营分析', cht: '經營分析', en: 'Business analysis' },
        icon: 'statistics',
        url: MENU_PATHS.businessAnalysis,
        function: 'statistics',
        roles: [ROLE.principal],
      },
      {
        name: { zh: '教学报表', cht: '教學報表', en: 'Teaching report' },
        icon: 'record',
        url: MENU_PATHS.teachingReport,
        function: 'statistics',
        roles: STAFF,
      },
      {
        name: { zh: '机构信息', cht: '機構資訊', en: 'Institution' },
        icon: 'school',
        url: MENU_PATHS.institution,
        roles: STAFF,
      },
      {
        name: { zh: '教师权限', cht: '教師權限', en: 'Permissions' },
        icon: 'key',
        url: MENU_PATHS.permissions,
        roles: [ROLE.principal],
      },
      {
        name: { zh: '日志', cht: '紀錄', en: 'Logs' },
        icon: 'log',
        url: MENU_PATHS.logs,
        roles: [ROLE.principal],
      },
    ],
  },
  {
    name: { zh: '回电登记', cht: '回電登記', en: 'Call-backs' },
    icon: 'call',
    url: MENU_PATHS.leads,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '未授权学生', cht: '未授權學生', en: 'Students without a licence' },
    icon: 'group',
    url: MENU_PATHS.unlicensedStudents,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '各校流量', cht: '各校流量', en: 'Traffic of schools' },
    icon: 'storage',
    url: MENU_PATHS.schoolTraffic,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '操作日志', cht: '操作紀錄', en: 'Operations' },
    icon: 'log',
    url: MENU_PATHS.platformOperations,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '登录日志', cht: '登入紀錄', en: 'Sign-ins' },
    icon: 'key',
    url: MENU_PATHS.platformLogins,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '我的', cht: '我的', en: 'Me' },
    icon: 'account',
    url: '',
    roles: SIGNED_IN,
    children: [
      {
        name: { zh: '我的账号', cht: '我的帳號', en: 'My account' },
        icon: 'badge',
        url: MENU_PATHS.account,
        roles: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
      },
      {
        name: { zh: '个人中心', cht: '個人中心', en: 'Personal centre' },
        icon: 'person',
        url: MENU_PATHS.personalCentre,
        roles: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
      },
      {
        name: { zh: '我的登录记录', cht: '我的登入紀錄', en: 'My sign-ins' },
        icon: 'log',
        url: MENU_PATHS.logs,
        roles: [ROLE.teacher],
      },
    ],
  },
];
