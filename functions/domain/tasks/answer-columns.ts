import type { User } from '#functions/domain/people/user.ts';
import { PHRASE_KEYS } from '#functions/domain/records/word-keys.ts';
import { minuteText } from '#functions/platform/school-day.ts';
import type { Column } from '#functions/platform/sheet.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { type AnswerState, MISSING_STATES, type Reviewed } from '#shared/tasks/rules.ts';
import type { AtDeadline } from './at-deadline.ts';
import { countedVersion } from './counted-version.ts';
import type { TaskAnswer } from './task-answer.ts';

/** A row of the sheet: a student of the task. */
export interface SheetRow {
  readonly student: User;
  readonly classNames: string;
  readonly answer: TaskAnswer | undefined;
  /** Undefined until the deadline has passed. */
  readonly atDeadline: AtDeadline | undefined;
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

/** After the deadline it is said whether there is work though nothing was handed in. */
function stateOf(language: Language, { answer, atDeadline }: SheetRow): string {
  const state = answer?.state ?? 'new';
  const there = MISSING_STATES.includes(state) ? atDeadline?.state : undefined;
  if (there === 'work') return message(language, 'tasks.hasWork');
  if (there === 'template') return message(language, 'tasks.hasTemplate');
  return message(language, STATES[state]);
}

const COUNTED = {
  handed_in: 'tasks.handedIn',
  deadline: 'tasks.countsFrozen',
  arrived: 'tasks.countsArrived',
} as const satisfies Record<Reviewed, MessageKey>;

/** Whether the work that counts was handed in; empty where there is none. */
function countedOf(language: Language, { answer, atDeadline }: SheetRow): string {
  const counted = countedVersion(answer, atDeadline);
  if (!counted) return '';
  return message(language, counted.late ? 'tasks.late' : COUNTED[counted.what]);
}

/** The version that was reviewed without a hand-in, else the one that the deadline has frozen. */
function frozenOf(language: Language, timeZone: string, { answer, atDeadline }: SheetRow): string {
  const { kept } = atDeadline ?? {};
  const shown = answer?.reviewed ?? (kept && { at: kept.version.at, version: kept.version.no });
  if (!shown) return '';
  const params = { time: minuteText(shown.at, timeZone), version: shown.version };
  return message(language, 'tasks.frozenVersion', params);
}

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
    text: (row) => stateOf(language, row),
  },
  {
    title: 'tasks.handedInAt',
    width: 18,
    text: ({ answer }) => minuteText(answer?.handedIn.at(-1)?.at ?? '', timeZone),
  },
  {
    title: 'tasks.counts',
    width: 24,
    text: (row) => countedOf(language, row),
  },
  {
    title: 'tasks.frozenWork',
    width: 26,
    text: (row) => frozenOf(language, timeZone, row),
  },
  { title: 'tasks.times', width: 10, text: ({ answer }) => answer?.handedIn.length ?? 0 },
  { title: 'tasks.score', width: 10, text: ({ answer }) => answer?.score ?? '' },
  { title: 'teaching.phrase', width: 14, text: ({ answer }) => phraseOf(language, answer) },
  { title: 'teaching.comment', width: 36, text: ({ answer }) => answer?.comment ?? '' },
];
