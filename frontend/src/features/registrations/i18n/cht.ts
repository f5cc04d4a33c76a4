import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  schoolNameHint: '家長和老師會看到，之後可以修改',
  accountHint: '4 到 16 個字母、數字或底線，以字母開頭',
  passwordHint: '6 到 16 個字母或數字',
  haveAccount: '已有帳號？前往登入',
  callBack: '想先了解？請顧問與您聯絡',
  joinSubtitle: '留下聯絡方式，顧問會在一個工作天內致電給您',
  thanks: '我們會在一個工作天內撥打 {{phone}} 與您聯絡。',
  agreement: {
    service:
      '本服務為學校提供教學與教務管理。試用期 30 天，到期後資料保留 6 個月，期間可隨時續訂或匯出；不會自動扣款。',
    account: '校長負責保管帳號與密碼，並對本校帳號的使用負責。發現異常請立即變更密碼並與我們聯絡。',
    conduct: '不得上傳違法或侵權的內容，不得干擾服務的正常運作；違反者我們可以停止服務。',
  },
  invalid: {
    account: {
      format: '4 到 16 個字母、數字或底線，以字母開頭',
    },
  },
};
