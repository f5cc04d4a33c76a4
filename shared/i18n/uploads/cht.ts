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
};
