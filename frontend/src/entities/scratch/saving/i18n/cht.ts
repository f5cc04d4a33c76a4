import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  tooLarge: '作品超過 {{mb}} MB，無法儲存。請刪掉一些較大的圖片或聲音。',
  unsent: {
    title_other: '{{count}} 個作品還沒有上傳',
    text: '它們存在這台裝置上，有網路時會自動上傳。',
    sendNow: '現在上傳',
    sending: '正在上傳…',
    open: '打開',
    onlyHere: '只在這台裝置上',
    sent_other: '{{count}} 個作品已上傳',
    offline: '還沒有網路，或者連不上伺服器',
    stale: '在別處也改過了，打開看看再決定',
    refused: '沒有上傳成功，打開看看',
    busy: '正在另一個分頁打開',
    unread: '這台裝置現在讀不出它，打開再試一次',
  },
  unread: {
    text: '這台裝置上可能有尚未上傳的作品，但現在讀不出來。它們會留在這裡。請再試一次；還是不行，就關掉瀏覽器再打開。',
    again: '再試一次',
  },
  signOut: {
    title: '先上傳作品，再登出',
    sending: '正在上傳還沒存好的作品…',
    failed: '這些作品沒能上傳',
    stays: '它們會留在這台裝置上。下次在這台裝置上登入，會繼續上傳。',
    unkept: '還沒有存到任何地方',
    lost: '請先到打開它的分頁裡儲存，或者把它下載成檔案。現在登出，沒有存下來的修改會不見。',
    stay: '先不登出',
    leave: '仍要登出',
  },
  begun: '你已經開始做「{{title}}」，它還沒有上傳。',
  begunHere: '你已經在這台裝置上為這個任務開始了一個作品。',
};
