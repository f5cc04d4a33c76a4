import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const DOCUMENT_OPERATIONS = {
  'document.add': { zh: '添加资料或文件夹', cht: '新增資料或資料夾', en: 'Added a document' },
  'document.edit': { zh: '重命名资料', cht: '重新命名資料', en: 'Renamed a document' },
  'document.erase': { zh: '彻底删除资料', cht: '永久刪除資料', en: 'Deleted a document for good' },
  'document.move': { zh: '移动资料', cht: '移動資料', en: 'Moved a document' },
  'document.remove': { zh: '删除资料', cht: '刪除資料', en: 'Moved a document to the bin' },
  'document.restore': { zh: '恢复资料', cht: '復原資料', en: 'Restored a document' },
  'document.share': { zh: '共享资料', cht: '分享資料', en: 'Changed who sees a document' },
  'document.version': {
    zh: '更新资料版本',
    cht: '更新資料版本',
    en: 'Saved a version of a document',
  },
} as const satisfies Readonly<Record<string, Texts>>;
