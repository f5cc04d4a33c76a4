import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const UPLOAD_OPERATIONS = {
  'file.clear': { zh: '清理未使用的文件', cht: '清理未使用的檔案', en: 'Cleared unused files' },
  'file.delete': { zh: '删除文件', cht: '刪除檔案', en: 'Deleted a file' },
} as const satisfies Readonly<Record<string, Texts>>;
