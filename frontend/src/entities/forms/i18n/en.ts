import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  other: 'Other',
  accept: 'I have read this and agree',
  between: '{{min}} to {{max}}',
  atLeast: 'At least {{min}}',
  atMost: 'At most {{max}}',
  signature: {
    clear: 'Sign again',
    hint: 'Sign with your finger, a pen or the mouse',
    done: 'Signed',
  },
  file: {
    choose_one: 'Choose {{count}} file',
    choose_other: 'Choose files (up to {{count}})',
    remove: 'Remove {{name}}',
    arrived: 'Uploaded, {{size}}',
    sending: 'Uploading {{name}}',
    limit: 'up to 10 MB each',
    kinds: {
      picture: 'Pictures',
      pdf: 'PDF',
      office: 'Word, Excel, PowerPoint',
      video: 'Videos',
      audio: 'Audio',
    },
  },
};
