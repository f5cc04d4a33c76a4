import {
  ATTENDANCE_STATES,
  type AttendanceLine,
  type AttendanceState,
  type EVALUATION_PHRASES,
  type RecordDetail,
} from '#shared/contracts/teaching-fields.ts';
import type { StudentId } from '#shared/ids.ts';

type Phrase = '' | (typeof EVALUATION_PHRASES)[number];

/** A student in a record that is being written. */
export interface DraftLine {
  /** Empty for somebody who may be left out, and is. */
  readonly state: AttendanceState | '';
  readonly phrase: Phrase;
  readonly comment: string;
}

interface DraftPicture {
  readonly key: string;
  readonly url: string;
}

/** A record that is being written. */
export interface Draft {
  /** What the record was when the writing began. */
  readonly rev: number;
  readonly lines: Readonly<Record<string, DraftLine>>;
  readonly content: string;
  readonly homework: string;
  readonly pictures: readonly DraftPicture[];
}

/** Whoever joined or left since the lesson began may have been there or not: somebody has to say so. */
export const canBeLeftOut = ({ recorded, reason }: AttendanceLine): boolean =>
  !recorded && reason !== 'expected';

const lineOf = (line: AttendanceLine): DraftLine => ({
  state: canBeLeftOut(line) ? '' : line.state,
  phrase: line.phrase,
  comment: line.comment,
});

export const draftOf = ({ rev, students, content, homework, pictures }: RecordDetail): Draft => ({
  rev,
  content,
  homework,
  pictures,
  lines: Object.fromEntries(students.map((line) => [line.student_id, lineOf(line)])),
});

/** A line as it is written; what the record says of whoever the draft does not know. */
export const lineIn = ({ lines }: Draft, line: AttendanceLine): DraftLine =>
  lines[line.student_id] ?? lineOf(line);

/** What can be said of a student: guests make something up, others do not. */
export const statesOf = ({ guest }: AttendanceLine): readonly AttendanceState[] =>
  ATTENDANCE_STATES.filter((state) => state !== (guest ? 'present' : 'makeup'));

interface Entry {
  readonly student_id: StudentId;
  readonly state: AttendanceState;
  readonly phrase: Phrase;
  readonly comment: string;
}

/** The students as the server is told of them. */
export const entriesOf = (record: RecordDetail, draft: Draft): Entry[] =>
  record.students.flatMap((line) => {
    const { state, ...said } = lineIn(draft, line);
    return state === '' ? [] : { student_id: line.student_id, state, ...said };
  });

/** How many students have each attendance. */
export function countStates(record: RecordDetail, draft: Draft): [AttendanceState, number][] {
  const states = entriesOf(record, draft).map(({ state }) => state);
  return ATTENDANCE_STATES.flatMap((state) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [[state, count] as [AttendanceState, number]];
  });
}

/** What a line will take: an attendance that does not change keeps its hours, whatever the rules are now. */
export function hoursOf({ costs }: RecordDetail, line: AttendanceLine, state: DraftLine['state']) {
  if (state === '') return 0;
  return line.recorded && line.state === state ? line.hours : costs[state];
}

export const sumHours = (record: RecordDetail, draft: Draft): number =>
  record.students.reduce((sum, line) => sum + hoursOf(record, line, lineIn(draft, line).state), 0);
