import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '找回密碼',
  subtitle: '用帳號綁定的手機號碼或電子郵件設定新密碼',
  account: '帳號',
  checking: '正在進行安全檢查…',
  next: '下一步',
  backToSignIn: '返回登入',
  otherAccount: '換一個帳號',
  codeGoesTo: '如果帳號 {{account}} 綁定了手機號碼或電子郵件，驗證碼會傳送到那裡。',
  noCode: '沒有收到？也許這個帳號沒有綁定手機號碼或電子郵件，請讓學校的校長或老師重設密碼。',
  setPassword: '設定新密碼',
  startAgain: '重新驗證',
  changed: '新密碼已生效，所有裝置上的登入都已登出。請用新密碼登入。',
  signIn: '前往登入',
  invalid: {
    username: { required: '請輸入帳號' },
  },
};
