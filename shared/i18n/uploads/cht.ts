import type { uploadsZh } from './zh.ts';

export const uploadsCht: Partial<Record<keyof typeof uploadsZh, string>> = {
  'rule.file.content': '檔案內容與檔名不符，或檔案已損毀',
  'uploads.slow': '檢查檔案花的時間太長，請稍後再試',
  'rule.file.unpacked':
    '檔案解壓縮後太大，或內部結構不正常，為了安全不能使用。請在編輯器中開啟作品重新儲存，或換一個檔案',
};
