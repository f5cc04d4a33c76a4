import { minuteText } from '#functions/platform/school-day.ts';
import type { Column as SheetColumn } from '#functions/platform/sheet.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { StudentDetail } from '#shared/students/fields.ts';

/** A column of a sheet of students. */
export type Column = SheetColumn<StudentDetail>;

const NOTHING = () => '';

const GENDERS = {
  '': undefined,
  female: 'students.female',
  male: 'students.male',
} as const satisfies Record<StudentDetail['gender'], MessageKey | undefined>;

const classesOf = ({ classes }: StudentDetail): string =>
  classes.map(({ name }) => name).join(', ');

/** What an import reads, in this order, in any language of the headings. */
export const templateColumns: readonly Column[] = [
  { title: 'students.nameRequired', width: 18, text: NOTHING },
  { title: 'students.gender', width: 8, text: NOTHING },
  { title: 'students.phone', width: 16, text: NOTHING },
  { title: 'students.accountOptional', width: 22, text: NOTHING },
];

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
}

const name: Column = { title: 'students.name', width: 18, text: (student) => student.name };
const account: Column = {
  title: 'students.account',
  width: 22,
  text: (student) => student.account,
};
const classNames: Column = { title: 'students.classes', width: 28, text: classesOf };

function stateOf({ disabled, licensed }: StudentDetail): MessageKey {
  if (disabled) return 'students.disabled';
  return licensed ? 'students.active' : 'students.unlicensed';
}

export function listColumns(reader: Reader): readonly Column[] {
  const say = (key: MessageKey | undefined) => (key ? message(reader.language, key) : '');
  return [
    name,
    account,
    { title: 'students.nick', width: 16, text: ({ nick }) => nick },
    { title: 'students.gender', width: 8, text: ({ gender }) => say(GENDERS[gender]) },
    { title: 'students.phone', width: 16, text: ({ phone }) => phone },
    { title: 'students.birthday', width: 12, text: ({ birthday }) => birthday },
    classNames,
    { title: 'students.state', width: 14, text: (student) => say(stateOf(student)) },
    {
      title: 'students.created',
      width: 18,
      text: ({ created }) => minuteText(created, reader.timeZone),
    },
    {
      title: 'students.lastSignIn',
      width: 18,
      text: ({ last_sign_in }) => minuteText(last_sign_in, reader.timeZone),
    },
    { title: 'students.hoursLeft', width: 10, text: ({ hours }) => hours?.left ?? '' },
    { title: 'students.hoursOwed', width: 10, text: ({ hours }) => hours?.owed ?? '' },
    { title: 'students.lastLesson', width: 14, text: (student) => student.last_lesson?.date ?? '' },
    { title: 'students.remark', width: 30, text: ({ remark }) => remark },
  ];
}

/** What a child needs to sign in; a password that was chosen is not known. */
export const accountColumns = (
  language: Language,
  /** Undefined for a first password that the caller may not know. */
  passwordOf: (student: StudentDetail) => string | undefined,
): readonly Column[] => [
  name,
  classNames,
  account,
  {
    title: 'students.password',
    width: 22,
    text: (student) => {
      if (!student.default_password) return message(language, 'students.ownPassword');
      return passwordOf(student) ?? message(language, 'students.schoolPassword');
    },
  },
];
