import type { libraryZh } from './zh.ts';

export const libraryCht: Partial<Record<keyof typeof libraryZh, string>> = {
  'documents.missing': '沒有這份資料，或您無法查看',
  'documents.notYours': '這是別人的資料，您可以查看但無法修改',
};
