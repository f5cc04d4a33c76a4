import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  download: 'Download',
  openPdf: 'Open the PDF',
  onlyDownload: 'Files like this can be opened once they are downloaded.',
  versions: 'All versions',
  like_one: '{{count}} like',
  like_other: '{{count}} likes',
  plays_one: 'Seen {{count}} time',
  plays_other: 'Seen {{count}} times',
  comments_one: '{{count}} comment',
  comments_other: '{{count}} comments',
  pending: 'Waits for a teacher to make it public',
  pendingLook: 'Waits for a teacher to look at it',
  declined: 'Was not made public',
  declinedLook: 'A teacher asks you to change it',
  blocked: 'Taken away by a teacher',
  visibility: {
    private: 'Seen by you and your teachers',
    class: 'Seen by your class',
    school: 'Seen by your school',
    public: 'Seen by everyone',
  },
  toDo: {
    title: 'Students’ works',
    all: 'See all',
    waiting: '{{author}} wants to make it public',
    reported: 'Somebody reported it',
  },
};
