import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  linkAddress: 'Address of the link',
  setLink: 'Set link',
  removeLink: 'Remove link',
  notAPicture: 'This picture cannot be read, or has too many pixels. Please choose another one.',
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
