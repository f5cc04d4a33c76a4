import type { documentsExportZh } from './zh.ts';

export const documentsExportEn: Readonly<Record<keyof typeof documentsExportZh, string>> = {
  'exports.sheet.documents': 'Documents',
  'exports.sheet.documentVersions': 'Document versions',
  'exports.of.parent': 'Folder ID',
  'exports.of.documentId': 'Document ID',
};
