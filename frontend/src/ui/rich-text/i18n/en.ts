import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  linkAddress: 'Address of the link',
  setLink: 'Set link',
  removeLink: 'Remove link',
  tools: {
    all: 'Formatting',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    blockquote: 'Quotation',
    link: 'Link',
    picture: 'Insert a picture',
    undo: 'Undo',
    redo: 'Redo',
  },
};
