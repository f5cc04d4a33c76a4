import type { uploadsZh } from './zh.ts';

/** Messages about files that are sent. */
export const uploadsEn: Readonly<Record<keyof typeof uploadsZh, string>> = {
  'uploads.missing': 'There is no such file, or it has been deleted',
  'uploads.incomplete': 'The file has not arrived completely. Please go on uploading.',
  'uploads.tooMany':
    '{count} of your uploads are not finished. Please finish or cancel some first.',
  'uploads.inUse': 'The file is in use and cannot be deleted',
  'rule.name.ending': 'Files of this kind are not taken here',
  'rule.bytes.too_large': 'The file may have at most {mb} MB',
  'rule.content': 'The file is not what its name says, or is damaged',
  'rule.cut': 'Part of the file is missing. Please choose the original file and send it again.',
  'rule.file.png_or_jpg': 'Please choose a png or jpg picture',
  'uploads.slow': 'Checking the file took too long. Please try again in a moment.',
  'rule.unpacked':
    'This file unpacks to far more than it should, so it cannot be used. Please open the project in the editor and save it again, or choose another file.',
  'rule.pixels':
    'The picture has too many pixels (at most {mp} megapixels). Please make it smaller first.',
};
