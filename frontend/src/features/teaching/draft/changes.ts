import type { AttendanceLine, RecordDetail } from '#shared/teaching/fields.ts';
import { type DraftLine, hoursOf, lineIn, type RecordValues } from './record-values.ts';

/** The changes that a draft makes to a record. */
export interface Changes {
  readonly content: boolean;
  readonly homework: boolean;
  readonly pictures: boolean;
  readonly lines: readonly LineChange[];
}
export interface LineChange {
  readonly name: string;
  readonly before: DraftLine;
  readonly after: DraftLine;
  /** The difference of the hours taken; negative when hours are given back. */
  readonly hours: number;
}

const toDraftLine = ({ recorded, state, phrase, comment }: AttendanceLine): DraftLine => ({
  state: recorded ? state : '',
  phrase,
  comment,
});

function changeOf(record: RecordDetail, draft: RecordValues, line: AttendanceLine): LineChange[] {
  const [before, after] = [toDraftLine(line), lineIn(draft, line)];
  const same =
    before.state === after.state &&
    before.phrase === after.phrase &&
    before.comment.trim() === after.comment.trim();
  if (same) return [];
  return [
    { name: line.name, before, after, hours: hoursOf(record, line, after.state) - line.hours },
  ];
}

const keys = (pictures: readonly { readonly key: string }[]): string =>
  pictures.map(({ key }) => key).join(' ');

/** The differences between a draft and the record. */
export const changesOf = (record: RecordDetail, draft: RecordValues): Changes => ({
  content: record.content !== draft.content.trim(),
  homework: record.homework !== draft.homework.trim(),
  pictures: keys(record.pictures) !== keys(draft.pictures),
  lines: record.students.flatMap((line) => changeOf(record, draft, line)),
});

export const hasChanges = ({ content, homework, pictures, lines }: Changes): boolean =>
  content || homework || pictures || lines.length > 0;
