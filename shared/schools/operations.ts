import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const SCHOOL_OPERATIONS = {
  'school.card-pin': {
    zh: '修改登录卡规则',
    cht: '修改登入卡規則',
    en: 'Changed the rule of cards',
  },
  'school.edit': { zh: '修改机构信息', cht: '修改機構資訊', en: 'Edited the school’s information' },
  'school.edit-about': { zh: '修改机构介绍', cht: '修改機構介紹', en: 'Edited the introduction' },
  'school.edit-page': { zh: '修改学校主页', cht: '修改學校主頁', en: 'Changed the school’s page' },
  'school.erase': {
    zh: '开始删除机构数据',
    cht: '開始刪除機構資料',
    en: 'Began to erase a school',
  },
  'school.erased': { zh: '机构数据已删除', cht: '機構資料已刪除', en: 'Erased a school' },
  'school.erasure-reminder': {
    zh: '提醒数据即将删除',
    cht: '提醒資料即將刪除',
    en: 'Reminded of the erasure',
  },
  'school.first-password': {
    zh: '更换初始密码',
    cht: '更換初始密碼',
    en: 'Renewed the first password',
  },
  'school.page-teacher': {
    zh: '老师在学校主页上显示或隐藏',
    cht: '老師在學校主頁上顯示或隱藏',
    en: 'A teacher was put on the school’s page or taken off',
  },
  'school.picture': { zh: '上传机构图片', cht: '上傳機構圖片', en: 'Stored a school picture' },
  'school.region': { zh: '修改地区与时区', cht: '修改地區與時區', en: 'Changed country and time' },
  'school.switch': { zh: '开关功能', cht: '開關功能', en: 'Switched a function' },
} as const satisfies Readonly<Record<string, Texts>>;
