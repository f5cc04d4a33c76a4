import type { calendarZh } from './zh.ts';

export const calendarEn: Readonly<Record<keyof typeof calendarZh, string>> = {
  'feeds.missing': 'This calendar address is not valid, or has been revoked.',
  'feeds.name': 'Lessons at {school}',
  'feeds.teacher': 'Teacher: {name}',
  'feeds.assistant': 'Assistant: {name}',
  'feeds.course': 'Course: {name}',
  'told.given': '{by} gave you lessons: {count}',
  'told.handedOver': 'Lessons of yours that somebody else teaches now: {count}',
  'told.moved': 'Lessons of yours at another time or place: {count}',
  'told.cancelled': 'Lessons of yours that were cancelled: {count}',
  'told.newTeacher': 'Lessons you assist that have another teacher: {count}',
  'told.lessons': 'By {by}\n{lessons}',
  'substitutes.changed': 'These lessons have changed meanwhile. Please look again.',
  'terms.running': 'A lesson of this class is under way. Finish it first.',
  'terms.missing':
    'Records of lessons of this class are missing: {count}. Write them first, or choose to cancel these lessons too.',
  'rule.name.formerly':
    'This was a name of “{name}” before, and classes may still carry it. Please choose another one.',
  'lessons.dayInLieu': '{name} (day in lieu)',
  'lessons.planTaught': 'One of these lessons has begun or has been taught: this cannot be undone',
  'lessons.leftAlone': 'Somebody else changed this lesson meanwhile; it was left alone',
  'lessons.emptySeries': 'There is no lesson in this series',
  'lessons.longSeries': 'At most {count} lessons at once',
  'lessons.nothingToChange': 'There is no lesson that could be changed',
  'lessons.clash': 'Something else is planned for this time',
  'lessons.tooManyLinks':
    'The students of this class are in too many other classes to check them at once. Please plan in smaller classes.',
  'lessons.missing': 'There is no such lesson',
  'lessons.taught': 'This lesson has been taught and cannot be changed',
  'lessons.running': 'This lesson has begun and cannot be changed',
  'lessons.holiday': 'This day is a holiday ({name})',
  'lessons.noSuchEntry': 'This entry is gone, please reload',
  'lessons.tooManyEntries': 'There can be at most {count}',
};
