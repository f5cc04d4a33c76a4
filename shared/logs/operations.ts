import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const LOG_OPERATIONS = {
  'foreign-school': {
    zh: '试图访问其他机构',
    cht: '試圖存取其他機構',
    en: 'Tried another school’s data',
  },
  'log.export': { zh: '导出日志', cht: '匯出紀錄', en: 'Exported a log' },
  'platform.login-log': {
    zh: '平台查看登录日志',
    cht: '平台檢視登入紀錄',
    en: 'Platform looked at the sign-ins',
  },
  'platform.operation-log': {
    zh: '平台查看操作日志',
    cht: '平台檢視操作紀錄',
    en: 'Platform looked at the operations',
  },
  'platform.traffic': {
    zh: '平台查看流量',
    cht: '平台檢視流量',
    en: 'Platform looked at the traffic',
  },
  'platform.unlicensed-students': {
    zh: '平台查看未授权学生',
    cht: '平台檢視未授權學生',
    en: 'Platform looked at unlicensed students',
  },
  'unknown-id': {
    zh: '访问不存在的内容',
    cht: '存取不存在的內容',
    en: 'Tried what does not exist',
  },
} as const satisfies Readonly<Record<string, Texts>>;
