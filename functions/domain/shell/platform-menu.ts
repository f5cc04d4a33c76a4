import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE } from '#shared/roles.ts';
import type { MenuEntry } from './menu-entry.ts';

/** What only operators of the platform are offered. */
export const PLATFORM_MENU: readonly MenuEntry[] = [
  {
    name: { zh: '回电登记', cht: '回電登記', en: 'Call-backs' },
    icon: 'call',
    url: MENU_PATHS.callBacks,
    roles: [ROLE.platform],
  },
  {
    name: { zh: '用户反馈', cht: '使用者回饋', en: 'Feedback' },
    icon: 'feedback',
    url: MENU_PATHS.allFeedback,
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
];
