import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  signIn: '登入',
  operatorSignIn: '平台管理登入',
  welcome: '歡迎回來',
  operatorWelcome: '平台營運人員入口',
  slogan: '讓每個孩子愛上寫程式',
  account: '帳號',
  password: '密碼',
  expired: '登入已逾時，請重新登入。',
  signingIn: '正在登入…',
  checking: '正在進行安全檢查…',
  checkingFor: '正在進行安全檢查，最多約 {{seconds}} 秒。請不要關閉頁面，完成後會自動登入。',
  challengeNotice:
    '這個帳號或網路剛才多次登入失敗。為保護帳號，登入前會自動進行一次安全檢查，需要幾秒到半分鐘，不會鎖定帳號。',
  signedInAs: '{{name}}，您已登入',
  forgotPassword: '忘記密碼？',
  freeTrial: '免費試用',
  help: '說明',
  whatIsThis: '這是什麼？',
  about: '關於與隱私',
  gallery: '作品廣場',
  enter: '進入教室',
};
