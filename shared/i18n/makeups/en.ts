import type { makeupsZh } from './zh.ts';

export const makeupsEn: Readonly<Record<keyof typeof makeupsZh, string>> = {
  'makeups.rightUsed':
    'The makeup for the lesson of {date} was used on {used} and cannot be taken back',
  'makeups.alreadyBooked': 'This makeup is booked for {date} at {time} already. Cancel that first.',
  'makeups.leaveBegun': 'The lesson has begun: leave can no longer be asked for or cancelled',
  'makeups.leaveTooLate':
    'Less than {hours} hours before the lesson, please ask your teacher instead',
  'makeups.notInLesson': 'This is not a lesson of the student',
  'makeups.seatGiven':
    'The free seat was given to a student who makes up a lesson. Please ask your teacher.',
  'makeups.bookedFirst': 'A makeup is booked. Cancel it before you cancel the leave.',
  'makeups.missing': 'There is no such makeup',
  'makeups.bookingBegun': 'The makeup lesson has begun and can no longer be cancelled',
  'makeups.expired': 'The makeup expired on {date}',
  'makeups.afterExpiry': 'The lesson must be made up by {date}',
  'makeups.lessonBegun': 'Only lessons that have not begun can be booked',
  'makeups.otherCourse':
    'Only a lesson of the same course makes up for it; a principal may allow another with a reason',
  'makeups.ownClass': 'The student comes to this lesson anyway',
  'makeups.full': 'This lesson has no free seat',
  'makeups.busy': 'The student has another lesson on {date} at {time}',
  'makeups.toldLeave.title': '{name} is on leave',
  'makeups.toldLeave.body': '{class}, {date} at {time}. Reason: {reason}',
  'makeups.toldBack.title': '{name} cancelled the leave',
  'makeups.toldBack.body': '{class}, {date} at {time}: the student will come.',
  'makeups.toldLeaveFor.title': 'You are on leave',
  'makeups.toldLeaveFor.body': '{class}, {date} at {time}. You can make it up until {until}.',
  'makeups.toldBackFor.title': 'Your leave was cancelled',
  'makeups.toldBackFor.body': '{class}, {date} at {time} takes place as planned.',
  'makeups.toldBooked.title': 'Your makeup lesson is booked',
  'makeups.toldBooked.body': '{class}, {date} at {time}. See you there!',
  'makeups.toldGuest.title': '{name} comes to make up a lesson',
  'makeups.toldGuest.body': '{class}, {date} at {time}.',
  'makeups.toldUnbooked.title': 'Your makeup lesson was cancelled',
  'makeups.toldUnbooked.body': '{class}, {date} at {time}. Another lesson can be booked.',
  'makeups.toldNoGuest.title': '{name} does not come to make up a lesson',
  'makeups.toldNoGuest.body': '{class}, {date} at {time}: the seat is free again.',
  'makeups.toldGuestMoved.title': 'Your makeup lesson has moved',
  'makeups.toldGuestMoved.body': '{class} is now on {date} at {time}.',
  'makeups.toldLeaveMoved.title': 'A lesson that you took leave from has moved',
  'makeups.toldLeaveMoved.body':
    '{class} is now on {date} at {time}. If you can come, cancel your leave.',
  'makeups.toldExpiring.title': 'A makeup expires soon',
  'makeups.toldExpiring.body':
    'Make up the lesson of {date} by {until}. Ask your teacher for a time.',
};
