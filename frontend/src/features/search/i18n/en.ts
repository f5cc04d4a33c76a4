import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Search',
  words: 'Name, pinyin or title',
  hint: 'Students, classes, teachers, lessons and works. Pinyin and initials work too, such as wangzh.',
  hintStudent: 'Find your classes, lessons and works',
  searching: 'Searching',
  nothing: 'Nothing found for “{{words}}”',
  found: 'Search results',
  recent: 'Opened recently',
  closed: 'Closed',
  kinds: {
    students: 'Students',
    classes: 'Classes',
    teachers: 'Teachers',
    lessons: 'Lessons',
    works: 'Works',
  },
};
