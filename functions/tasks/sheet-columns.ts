import type { User } from '#functions/domain/people/user.ts';
import { PHRASE_KEYS } from '#functions/domain/records/word-keys.ts';
import type { TaskAnswer } from '#functions/domain/tasks/task-answer.ts';
import type { Column } from '#functions/platform/sheet.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { AnswerState } from '#shared/tasks.ts';

/** A row of the sheet: a student of the task. */
export interface SheetRow {
  readonly student: User;
  readonly classNames: string;
  readonly answer: TaskAnswer | undefined;
}

const STATES = {
  new: 'tasks.new',
  opened: 'tasks.opened',
  working: 'tasks.working',
  handed_in: 'tasks.handedIn',
  late: 'tasks.late',
  returned: 'tasks.returned',
  done: 'tasks.done',
} as const satisfies Record<AnswerState, MessageKey>;

/** Day and time at the school, in a form that sorts. */
const momentAt = (instant: string, timeZone: string): string =>
  instant &&
  new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

function phraseOf(language: Language, answer: TaskAnswer | undefined): string {
  const phrase = answer?.phrase ?? '';
  return phrase === '' ? '' : message(language, PHRASE_KEYS[phrase]);
}

export const answerColumns = (
  language: Language,
  timeZone: string,
): readonly Column<SheetRow>[] => [
  { title: 'students.name', width: 18, text: ({ student }) => student.name },
  { title: 'teaching.class', width: 24, text: ({ classNames }) => classNames },
  {
    title: 'tasks.state',
    width: 14,
    text: ({ answer }) => message(language, STATES[answer?.state ?? 'new']),
  },
  {
    title: 'tasks.handedInAt',
    width: 18,
    text: ({ answer }) => momentAt(answer?.handedIn.at(-1)?.at ?? '', timeZone),
  },
  { title: 'tasks.times', width: 10, text: ({ answer }) => answer?.handedIn.length ?? 0 },
  { title: 'tasks.score', width: 10, text: ({ answer }) => answer?.score ?? '' },
  { title: 'teaching.phrase', width: 14, text: ({ answer }) => phraseOf(language, answer) },
  { title: 'teaching.comment', width: 36, text: ({ answer }) => answer?.comment ?? '' },
];
