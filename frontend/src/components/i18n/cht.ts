import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  appName: '雲端課堂',
  language: '語言',
  timeout: '出了點問題，請稍後再試',
  networkError: '網路錯誤，請檢查網路後再試一次',
  offline: '網路已中斷，恢復後會自動繼續。',
  loading: '載入中…',
  tryAgain: '再試一次',
  requestId: '要求編號：{{id}}',
  somethingWrong: '出了點問題',
  pageFailed: '頁面沒有載入成功，請重新整理後再試。',
  reload: '重新整理',
  required: '必填',
  cancel: '取消',
  confirm: '確定',
  close: '關閉',
  save: '儲存',
  skipToContent: '跳到主要內容',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  unread: '未讀',
  unsaved: {
    title: '要捨棄未儲存的變更嗎？',
    text: '您的變更還沒有儲存，離開後將會遺失。',
    discard: '捨棄變更',
  },
  field: {
    required: '請填寫此欄位',
    tooShort: '太短了，至少 {{min}} 個字元',
    tooLong: '太長了，最多 {{max}} 個字元',
    format: '格式不正確',
    value: '內容不正確',
  },
};
