import type { libraryZh } from './zh.ts';

export const libraryEn: Readonly<Record<keyof typeof libraryZh, string>> = {
  'documents.missing': 'There is no such document, or it is not shared with you.',
  'documents.notYours': 'This belongs to somebody else. You can read it, but not change it.',
  'documents.tooDeep': 'Folders can be {count} deep at most.',
  'documents.intoItself': 'A folder cannot be moved into itself.',
  'documents.noFile': 'A folder has no versions.',
  'documents.noVersion': 'This version is no longer there.',
  'documents.ownNotShared':
    'Only you see your own files. Move it to the school’s library first, then share it.',
  'rule.upload_id.missing': 'The file does not exist, or is not one that you uploaded.',
  'rule.upload_id.otherKind': 'The new version must be the same kind of file.',
};
