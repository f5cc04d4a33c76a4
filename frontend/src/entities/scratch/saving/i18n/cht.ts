import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  tooLarge: '作品超過 {{mb}} MB，無法儲存。請刪掉一些較大的圖片或聲音。',
  unsent: {
    open: '打開',
    stale: '在別處也改過了，打開看看再決定',
    refused: '沒有上傳成功，打開看看',
    busy: '正在另一個分頁打開',
    unread: '這台裝置現在讀不出它，打開再試一次',
  },
  unread: {
    text: '這台裝置上可能有尚未上傳的作品，但現在讀不出來。它們會留在這裡。請再試一次；還是不行，就關掉瀏覽器再打開。',
  },
  signOut: {
    sending: '正在上傳還沒存好的作品…',
    lost: '請先到打開它的分頁裡儲存，或者把它下載成檔案。現在登出，沒有存下來的修改會不見。',
  },
};
