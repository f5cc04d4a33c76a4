import type { classesZh } from './zh.ts';

export const classesEn: Readonly<Record<keyof typeof classesZh, string>> = {
  'classes.lessonsClash':
    'The lesson of {name} on {date} at {time} clashes with that of {other} at {otherTime}',
  'classes.hasLessons':
    'This class has lessons that are not taught yet. Please cancel or move them first.',
  'classes.trialsFull': 'At most {count} classes can be offered for trial lessons',
  'classes.missing': 'This class does not exist.',
  'classes.notYours': 'You can manage only the classes that you teach.',
  'classes.notYours.student': 'You are not in this class.',
  'classes.closed': '{name} is closed: nobody can join it.',
  'classes.full': '{name} is full (seats: {capacity}).',
  'classes.seatLost': '{name} has just become full or was closed. Please choose again.',
  'classes.tooMany': 'A student can be in {count} classes at most.',
  'classes.noTeacher': 'This teacher does not belong to the school or is disabled.',
  'classes.onlyOwn': 'Only a principal can give a class to another teacher.',
  'classes.notEmpty':
    'There are still students in this class: {count}. Take them out before you delete it.',
};
