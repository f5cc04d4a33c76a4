import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '用表單蒐集報名、意見和資料，家長用手機就能填寫',
  emptyHint: '新增一份表單，把 QR Code 傳給家長，就能收到回覆。',
  see: '檢視',
  states: {
    full: '已額滿',
  },
  actions: {
    answers: '檢視回覆',
  },
  noAnswersHint: '把 QR Code 或連結傳給家長，回覆會顯示在這裡。',
  share: {
    notCopied: '無法複製，請手動選取網址複製',
    renewText: '舊的 QR Code 和連結馬上失效，請把新的傳給家長。',
  },
  kinds: {
    choices: '複選',
  },
  once: {
    studentHint: '學生登入後填寫；家長用老師傳的家長頁面網址填寫。',
  },
  build: {
    answered_other:
      '已有 {{count}} 份回覆。刪除的問題和選項會保留在既有的回覆裡；修改文字後，既有的回覆也會顯示新的文字；問題的類型不能改變。',
  },
};
