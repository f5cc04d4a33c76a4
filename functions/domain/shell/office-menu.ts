import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import type { MenuEntry } from './menu-entry.ts';

/** What the office works with, and what belongs to the school as a whole. */
export const OFFICE_MENU: readonly MenuEntry[] = [
  {
    name: { zh: '校务', cht: '校務', en: 'Office' },
    icon: 'desk',
    url: '',
    roles: STAFF,
    children: [
      {
        name: { zh: '通知公告', cht: '通知公告', en: 'Notices' },
        icon: 'notice',
        url: MENU_PATHS.notices,
        function: 'notices',
        roles: STAFF,
      },
      {
        name: { zh: '招生咨询', cht: '招生諮詢', en: 'Leads' },
        icon: 'lead',
        url: MENU_PATHS.leads,
        roles: STAFF,
      },
      {
        name: { zh: '信息收集', cht: '資料蒐集', en: 'Forms' },
        icon: 'form',
        url: MENU_PATHS.forms,
        roles: STAFF,
      },
      {
        name: { zh: '证书', cht: '證書', en: 'Certificates' },
        icon: 'certificate',
        url: MENU_PATHS.certificates,
        roles: STAFF,
      },
      {
        name: { zh: '教具设备', cht: '教具設備', en: 'Equipment' },
        icon: 'equipment',
        url: MENU_PATHS.equipment,
        roles: STAFF,
      },
      {
        name: { zh: '资料库', cht: '資料庫', en: 'Documents' },
        icon: 'folder',
        url: MENU_PATHS.documents,
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
];
