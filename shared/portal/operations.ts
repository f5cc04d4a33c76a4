import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const ACCOUNT_OPERATIONS = {
  'bind-email': { zh: '绑定邮箱', cht: '綁定電子郵件', en: 'Bound an e-mail address' },
  'bind-phone': { zh: '绑定手机号', cht: '綁定手機號碼', en: 'Bound a phone' },
  'change-password': {
    zh: '修改自己的密码',
    cht: '修改自己的密碼',
    en: 'Changed the own password',
  },
  'choose-password': { zh: '首次设置密码', cht: '首次設定密碼', en: 'Chose a first own password' },
  'reset-own-password': { zh: '找回密码', cht: '找回密碼', en: 'Reset a forgotten password' },
} as const satisfies Readonly<Record<string, Texts>>;
