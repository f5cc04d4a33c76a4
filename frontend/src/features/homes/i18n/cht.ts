import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  liveHome: '直播首頁',
  greeting: {
    morning: '早安，{{name}}',
    noon: '午安，{{name}}',
    evening: '晚安，{{name}}',
  },
  notices: {
    emptyHint: '學校和平台傳來的訊息會出現在這裡。',
  },
  profile: {
    edit: '編輯資料',
  },
  subscription: {
    until: '有效期限至 {{date}}',
    since: '自 {{date}} 起',
    pastDue: '已到期，續訂後即可繼續使用',
    progress: '服務期已使用 {{percent}}%',
  },
  equipment: {
    title: '設備逾期未還',
  },
  student: {
    allDone: '都做完囉！',
    allDoneHint: '太棒了！現在去做點自己喜歡的吧。',
    createHint: '打開 Scratch',
    goOn: '繼續做',
    noWorksHint: '按一下「創作」，做一個小遊戲，或者說一個故事吧！',
    noNotices: '目前沒有新訊息',
  },
  firstSteps: {
    hint: '七個步驟讓學校運轉起來，完成的會自動打勾。',
    institutionHint: '標誌、地址和介紹，家長掃描 QR Code 就能看到',
  },
  platform: {
    contactHint: '各學校的到期提醒會顯示這些資訊。',
    noPhone: '尚未設定服務電話',
    noCode: '尚未設定 QR Code',
    scan: '掃描聯絡平台',
    version: '版本號碼',
    commit: '提交',
    built: '建置時間',
    storage: '儲存空間（GB）',
  },
};
