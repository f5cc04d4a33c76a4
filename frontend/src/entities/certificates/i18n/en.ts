import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'My certificates',
  well: 'Each of them is yours because you kept at it.',
  earlier: 'Earlier certificates',
  pictureOf: 'Certificate of {{name}}: {{title}}',
  png: 'Picture',
  pdf: 'PDF',
  pngOf: 'Download as a picture: {{title}}',
  pdfOf: 'Download as a PDF: {{title}}',
};
