import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  networkError: '網路錯誤，請檢查網路後再試一次',
  loading: '載入中…',
  tryAgain: '再試一次',
  challengeFailed: '安全檢查沒有完成，請再試一次。',
  requestId: '要求編號：{{id}}',
  pageFailed: '頁面沒有載入成功，請重新整理後再試。',
  reload: '重新整理',
  ownClasses: {
    noneHint: '老師把你加入班級後，這裡就看得到。',
  },
  unsaved: {
    title: '要捨棄未儲存的變更嗎？',
    text: '您的變更還沒有儲存，離開後將會遺失。',
    discard: '捨棄變更',
  },
  overtaken: {
    title: '有人剛改過這份資料',
    text: '您編輯的時候，另一位同事儲存了變更。請選擇每一項要保留誰的內容。',
    empty: '（空白）',
  },
  field: {
    required: '請填寫此欄位',
  },
};
