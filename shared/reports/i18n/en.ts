import type { reportsZh } from './zh.ts';

export const reportsEn: Record<keyof typeof reportsZh, string> = {
  'reports.noCycle': 'There is no such report cycle',
  'reports.missing': 'There is no such report',
  'reports.notYourCycle': 'Only principals and the person who set up the cycle can change it',
  'reports.notEmpty':
    'Reports were written in this cycle, so it cannot be deleted. You can close it.',
  'reports.cycleClosed': 'This cycle is closed: no new reports can be started',
  'reports.notInCycle': 'This class is not part of the cycle',
  'reports.notInClass': 'This student is not in the class',
  'reports.lessonsAttended': 'Attended {lessons} of {of} lessons',
  'reports.hoursUsed': '{hours} class hours',
  'reports.unchecked': 'Some findings still need to be looked at',
  'reports.notAllowed': 'The person who planned this no longer manages the class',
  'reports.noPlan': 'There is no such plan',
  'reports.noKind': 'There is no such kind of report',
  'reports.kindExists': 'There is a kind of this name already',
  'rule.own_name.tooMany': 'At most {max} kinds',
  'reports.noDraft': 'This report has no draft',
  'reports.failed.title': 'Reports of {class} that were not published: {failed}',
  'reports.failed.body':
    'Of the reports of “{cycle}” that were planned for publishing, {failed} of {total} were not published. Open the reports of the class to see why, correct them, and publish again.',
  'reports.due.title': 'Reports of “{cycle}” are not finished',
  'reports.due.body':
    'In {class}, reports of {count} students are not published yet. The deadline is {date}.',
  'rule.deadline.beforeFrom': 'The deadline cannot be before the first day',
  'sharing.closed': 'This address opens nothing any more. Please ask the school for a new one.',
  'sharing.answered': 'You have written to the teacher already',
  'sharing.toldThanks.title': 'The family of {name} thanks you',
  'sharing.toldThanks.body': 'About “{report}”: {text}',
  'sharing.toldQuestion.title': 'The family of {name} has a question',
  'sharing.toldQuestion.body': 'About “{report}”: {text}',
  'rule.text.filtered_words': 'Not sent. Please leave out: {words}',
  'rule.text.contact':
    'Not sent. Please leave out “{found}”: phone numbers and addresses do not belong here. The school knows how to reach you.',
  'rule.to.future': 'This month has not begun',
  'rule.to.past': 'Months are kept for two years',
  'analysis.noRecord': 'This lesson has no record yet',
};
