import type { studentsZh } from './zh.ts';

export const studentsEn: Readonly<Record<keyof typeof studentsZh, string>> = {
  'students.missing': 'This student does not exist.',
  'students.notYours': 'You can only manage students of your own classes.',
  'students.notYours.student': 'This belongs to somebody else.',
  'students.notEntrusted':
    'You took this student into your class yourself. Please ask the principal.',
  'students.cardsMade.title': '{teacher} made sign-in cards',
  'students.cardsMade.body':
    'Students: {count} ({names}). If you have doubts, ask the teacher, revoke the cards or reset the passwords.',
  'students.passwordsReset.title': '{teacher} reset passwords of students',
  'students.passwordsReset.body': 'Students: {count} ({names}).',
  'students.passwordsExported.title': '{teacher} exported first passwords of students',
  'students.passwordsExported.body': 'Students: {count} ({names}).',
  'students.phonesChanged.title': '{teacher} changed phone numbers of students',
  'students.phonesChanged.body':
    'Students: {count} ({names}). Codes for a forgotten password go to the new number.',
  'students.pageClosed':
    'The page for parents is closed. It can be opened again with the parent’s code.',
  'students.pagesOpened.title': '{teacher} made addresses of pages for parents',
  'students.pagesOpened.body':
    'Students: {count} ({names}). Whoever has an address sees the lessons, hours and remarks of the child.',
  'students.pagesClosed.title': '{teacher} closed pages for parents',
  'students.pagesClosed.body':
    'Students: {count} ({names}). The address that the family has opens nothing any more.',
  'students.siblingsLinked.title': '{teacher} linked siblings',
  'students.siblingsLinked.body':
    '{names}. Once their pages for parents are open, one leads to the other.',
  'students.tooManySiblings': 'A student can have {count} siblings at most.',
  'students.tooMuchAtOnce': 'That is too much for one change. Please save it in several steps.',
  'students.name': 'Name',
  'students.nameRequired': 'Name (required)',
  'students.account': 'Account',
  'students.accountOptional': 'Account (made for you when empty)',
  'students.nick': 'Nickname',
  'students.gender': 'Gender',
  'students.female': 'Female',
  'students.male': 'Male',
  'students.phone': 'Mobile phone',
  'students.birthday': 'Birthday',
  'students.classes': 'Classes',
  'students.state': 'State',
  'students.active': 'Active',
  'students.disabled': 'Disabled',
  'students.unlicensed': 'Without a licence',
  'students.created': 'Added',
  'students.lastSignIn': 'Last sign-in',
  'students.hoursLeft': 'Hours left',
  'students.hoursOwed': 'Hours owed',
  'students.lastLesson': 'Last lesson',
  'students.remark': 'Remark',
  'students.password': 'First password',
  'students.ownPassword': 'Chosen by the student',
  'students.schoolPassword': 'That of the school: ask the principal',
  'students.fileTemplate': 'Student import template',
  'students.fileList': 'Students',
  'students.fileAccounts': 'Student accounts',
};
