import type { StudentId } from '#shared/ids.ts';
import {
  ATTENDANCE_STATES,
  type AttendanceLine,
  type AttendanceState,
  type EVALUATION_PHRASES,
  type RecordDetail,
} from '#shared/teaching/fields.ts';

type Phrase = '' | (typeof EVALUATION_PHRASES)[number];

/** A student in a draft. */
export interface DraftLine {
  /** Empty for an optional student who is left out of the record. */
  readonly state: AttendanceState | '';
  readonly phrase: Phrase;
  readonly comment: string;
}

interface DraftPicture {
  readonly key: string;
  readonly url: string;
}

/** A record as it is written. */
export interface RecordValues {
  readonly lines: Readonly<Record<string, DraftLine>>;
  readonly content: string;
  readonly homework: string;
  readonly pictures: readonly DraftPicture[];
}

/** The pictures with another one, before the first that comes later. */
export function withPicture(
  pictures: readonly DraftPicture[],
  picture: DraftPicture,
  comesLater: (key: string) => boolean,
): readonly DraftPicture[] {
  const at = pictures.findIndex(({ key }) => comesLater(key));
  return pictures.toSpliced(at < 0 ? pictures.length : at, 0, picture);
}

/** A student who joined or left after the lesson began is optional: the teacher decides. */
export const isOptional = ({ recorded, reason }: AttendanceLine): boolean =>
  !recorded && reason !== 'expected';

const lineOf = (line: AttendanceLine): DraftLine => ({
  state: isOptional(line) ? '' : line.state,
  phrase: line.phrase,
  comment: line.comment,
});

export const valuesOf = ({
  students,
  content,
  homework,
  pictures,
}: RecordDetail): RecordValues => ({
  content,
  homework,
  pictures,
  lines: Object.fromEntries(students.map((line) => [line.student_id, lineOf(line)])),
});

/** The line of a student in the draft; for students who are not in it, the line of the record. */
export const lineIn = ({ lines }: RecordValues, line: AttendanceLine): DraftLine =>
  lines[line.student_id] ?? lineOf(line);

/** The possible attendances of a student: `makeup` is only for guests. */
export const statesOf = ({ guest }: AttendanceLine): readonly AttendanceState[] =>
  ATTENDANCE_STATES.filter((state) => state !== (guest ? 'present' : 'makeup'));

interface Entry {
  readonly student_id: StudentId;
  readonly state: AttendanceState;
  readonly phrase: Phrase;
  readonly comment: string;
}

/** The attendance as the payload has it. */
export const entriesOf = (record: RecordDetail, draft: RecordValues): Entry[] =>
  record.students.flatMap((line) => {
    const { state, ...comments } = lineIn(draft, line);
    return state === '' ? [] : { student_id: line.student_id, state, ...comments };
  });

/** How many students have each attendance. */
export function countStates(
  record: RecordDetail,
  draft: RecordValues,
): [AttendanceState, number][] {
  const states = entriesOf(record, draft).map(({ state }) => state);
  return ATTENDANCE_STATES.flatMap((state) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [[state, count] as [AttendanceState, number]];
  });
}

/** The hours that a line takes. An unchanged attendance keeps its hours, even after a change of the rules. */
export function hoursOf({ costs }: RecordDetail, line: AttendanceLine, state: DraftLine['state']) {
  if (state === '') return 0;
  return line.recorded && line.state === state ? line.hours : costs[state];
}

export const sumHours = (record: RecordDetail, draft: RecordValues): number =>
  record.students.reduce((sum, line) => sum + hoursOf(record, line, lineIn(draft, line).state), 0);
