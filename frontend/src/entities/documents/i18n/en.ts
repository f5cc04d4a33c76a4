import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  folder: 'Folder',
  kinds: {
    scratch: 'Scratch project',
    python: 'Python program',
    picture: 'Picture',
    video: 'Video',
    audio: 'Audio',
    pdf: 'PDF',
    zip: 'Archive',
    office: 'Document',
    text: 'Text',
  },
  download: 'Download',
  noPreview: 'This kind of file has no preview. Please download it.',
  shared: 'Documents',
  noShared: 'No documents yet',
  noSharedHint: 'What is shared with you is listed here.',
  emptyFolder: 'This folder is empty',
  back: 'Back',
  more: 'More',
};
