import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  file: '或選擇 xlsx 或 csv 檔案',
  problem: {
    notXlsx: '這不是試算表檔案，請選擇 xlsx 或 csv 檔案。',
    oldXls: '這是舊版的 xls 檔案，請用 Excel 開啟後另存為 xlsx。',
    locked: '這個檔案有密碼。請用 Excel 開啟，移除密碼後另存新檔。',
    unreadable: '這個檔案打不開，可能已經損毀，請換一個。',
    tooLarge: '檔案超過 5 MB，請只保留名單。',
  },
};
