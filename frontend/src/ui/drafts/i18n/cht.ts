import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  saving: '正在儲存…',
  savedDraft: '已儲存草稿 {{time}}',
  saved: '已儲存 {{time}}',
  unsaved: '有修改，即將儲存…',
  untitled: '寫上標題後自動儲存；現在先留在這台裝置上。',
  kept: '有修改還沒有儲存，先留在這台裝置上。',
  unkept: '有修改還沒有儲存，這台裝置也留不住：請不要關閉頁面。',
  failed: '{{time}} 起沒有儲存成功，內容留在這台裝置上。{{message}}',
  failedUnkept: '{{time}} 起沒有儲存成功，這台裝置也留不住：請不要關閉頁面。{{message}}',
  restored: '這裡是您上次在這台裝置上寫的、還沒有儲存的內容。',
  discard: '不要了，重新開始',
  leave: {
    title: '沒有儲存就離開？',
    text: '您的修改還沒有儲存。內容留在這台裝置上，下次打開這裡時還在。',
    confirm: '離開',
  },
};
