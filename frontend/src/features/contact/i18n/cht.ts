import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '聯絡我們',
  subtitle: '遇到問題，或者有建議，都可以找我們',
  subtitleStudent: '有問題可以問你的老師，也可以請爸爸媽媽聯絡學校',
  toHelp: '看看說明',
  phone: '電話',
  mail: '電子郵件',
  hours: '服務時間',
  address: '地址',
  scan: '掃描 QR code 聯絡我們',
  days: '{{from}}至{{to}}',
  open: '現在有人接聽，到 {{until}}',
  closed: '現在是休息時間',
  opensToday: '現在是休息時間，今天 {{from}} 開始',
  opensTomorrow: '現在是休息時間，明天 {{from}} 開始',
  opensOn: '現在是休息時間，{{day}} {{from}} 開始',
  nothing: '平台還沒有留下聯絡方式',
  nothingHint: '請聯絡為貴校開通服務的人員。',
  schoolSilent: '學校還沒有填寫聯絡方式',
  schoolSilentHint: '有問題請問你的老師。',
};
