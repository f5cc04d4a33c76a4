import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  remix: '看看程式，做我的版本',
  who: '誰看得到',
  sendComment: '送出',
  masked: '有些詞語學校不允許使用，已經替換成星號',
  backToStudent: '這位學生的作品',
  toGallery: '前往作品廣場',
  nothingPublishedHint: '打開自己的作品，點「發布」，大家就看得到。',
  missing: '這個作品目前看不到',
  missingHint: '作品可能已經刪除，或者沒有對你公開。',
  notCopied: '沒有複製成功，請從網址列複製',
  versionHint: '別人看到的是現在這一版。以後存了新的，再發布一次，別人才看得到。',
  forClasses: '哪些班級看得到',
  blockedNote: '有人檢舉了這個作品，老師檢視後將它下架。如果想再發布，請找老師。',
  manageHint: '核准公開、處理檢舉、檢視學生的作品',
  decide: '檢視並處理',
  decideOn: '檢視並處理「{{title}}」',
  personal: {
    looksLike: {
      email: '這好像是電子郵件地址。',
    },
    readBy: {
      class: '全班都看得到。',
      school: '全校都看得到。',
      public: '所有人都看得到。',
    },
    kinds: {
      email: '電子郵件地址',
    },
    queue: '可能有個人資料：{{kinds}}',
    found: '文字裡可能有個人資料',
  },
  noneWaitingHint: '學生想把作品公開給所有人，或者文字裡可能有個人資料時，會出現在這裡。',
  notToSee: '這個作品目前看不到：可能已經刪除，或者不在您的班級裡。',
  noStudent: '選擇一位學生，看看作品',
  noStudentHint: '也可以從學生管理裡打開。',
};
