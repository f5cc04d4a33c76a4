import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  codeGoesTo: '如果帳號 {{account}} 綁定了手機號碼或電子郵件，驗證碼會傳送到那裡。',
  signIn: '前往登入',
};
