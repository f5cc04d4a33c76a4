import type { uploadsZh } from './zh.ts';

/** Messages about files that are sent. */
export const uploadsCht: Readonly<Record<keyof typeof uploadsZh, string>> = {
  'uploads.missing': '檔案不存在，或已經刪除',
  'uploads.incomplete': '檔案還沒有傳完，請繼續上傳',
  'uploads.tooMany': '您有 {count} 個上傳沒有完成，請先完成或取消一些',
  'uploads.inUse': '檔案正在使用，不能刪除',
  'rule.name.ending': '這裡不接受這種檔案',
  'rule.bytes.too_large': '檔案不能超過 {mb} MB',
  'rule.file.content': '檔案內容與檔名不符，或檔案已損毀',
  'rule.file.png_or_jpg': '請選擇 png 或 jpg 圖片',
  'uploads.slow': '檢查檔案花的時間太長，請稍後再試',
  'rule.file.unpacked':
    '檔案解壓縮後太大，或內部結構不正常，為了安全不能使用。請在編輯器中開啟作品重新儲存，或換一個檔案',
  'rule.file.pixels': '圖片的像素太多（最多 {mp} 百萬像素），請先縮小再上傳',
};
