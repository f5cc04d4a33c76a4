import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE, SCHOOL_PEOPLE, SIGNED_IN, STAFF } from '#shared/roles.ts';
import type { MenuEntry } from './menu-entry.ts';
import { OFFICE_MENU } from './office-menu.ts';
import { PLATFORM_MENU } from './platform-menu.ts';

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
    name: { zh: '通知公告', cht: '通知公告', en: 'Notices' },
    icon: 'notice',
    url: MENU_PATHS.mail,
    function: 'notices',
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
      {
        name: { zh: '课堂工具', cht: '課堂工具', en: 'Classroom tools' },
        icon: 'tools',
        url: MENU_PATHS.tools,
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
  ...OFFICE_MENU,
  ...PLATFORM_MENU,
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
        name: { zh: '意见反馈', cht: '意見回饋', en: 'Feedback' },
        icon: 'feedback',
        url: MENU_PATHS.feedback,
        roles: SCHOOL_PEOPLE,
      },
      {
        name: { zh: '我的登录记录', cht: '我的登入紀錄', en: 'My sign-ins' },
        icon: 'log',
        url: MENU_PATHS.logs,
        roles: [ROLE.teacher],
      },
      {
        name: { zh: '帮助', cht: '說明', en: 'Help' },
        icon: 'help',
        url: MENU_PATHS.help,
        roles: SCHOOL_PEOPLE,
      },
      {
        name: { zh: '联系我们', cht: '聯絡我們', en: 'Contact' },
        icon: 'contact',
        url: MENU_PATHS.contact,
        roles: SCHOOL_PEOPLE,
      },
    ],
  },
];
