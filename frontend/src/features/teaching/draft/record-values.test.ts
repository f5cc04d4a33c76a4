import { expect, it } from 'vitest';
import { StudentId } from '#shared/ids.ts';
import type { AttendanceLine, RecordDetail } from '#shared/teaching/fields.ts';
import { changesOf, hasChanges } from './changes.ts';
import {
  countStates,
  entriesOf,
  type RecordValues,
  statesOf,
  sumHours,
  valuesOf,
  withPicture,
} from './record-values.ts';

const student = (n: number) => StudentId.parse(`stu-${n}`);
const line = (n: number, values: Partial<AttendanceLine> = {}): AttendanceLine => ({
  student_id: student(n),
  name: `S${n}`,
  avatar: '',
  guest: false,
  reason: 'expected',
  recorded: false,
  state: 'present',
  phrase: '',
  comment: '',
  hours: 0,
  hours_left: 5,
  low: false,
  ...values,
});
const record = (students: AttendanceLine[], values: Partial<RecordDetail> = {}): RecordDetail => ({
  lesson: {} as RecordDetail['lesson'],
  rev: 0,
  settled: true,
  may_write: true,
  past_due: false,
  startable_from: '',
  content: '',
  homework: '',
  pictures: [],
  ended_at: null,
  ended_by_name: '',
  corrections: [],
  trials: [],
  costs: { present: 1.5, late: 1.5, leave: 0, absent: 1.5, makeup: 1.5 },
  students,
  ...values,
});

it('begins with the expected students present, and without those who joined later', () => {
  const lessonRecord = record([
    line(1),
    line(2, { state: 'leave' }),
    line(3, { guest: true, state: 'makeup' }),
    line(4, { reason: 'joined_since' }),
  ]);
  const draft = valuesOf(lessonRecord);

  expect(entriesOf(lessonRecord, draft).map(({ state }) => state)).toEqual([
    'present',
    'leave',
    'makeup',
  ]);
  expect(countStates(lessonRecord, draft)).toEqual([
    ['present', 1],
    ['leave', 1],
    ['makeup', 1],
  ]);
  expect(sumHours(lessonRecord, draft)).toBe(3);
});

it('offers guests the attendances of guests', () => {
  expect(statesOf(line(1))).toEqual(['present', 'late', 'leave', 'absent']);
  expect(statesOf(line(1, { guest: true }))).toEqual(['late', 'leave', 'absent', 'makeup']);
});

it('a correction keeps the hours of an unchanged attendance, and lists the changes', () => {
  const lessonRecord = record(
    [line(1, { recorded: true, hours: 1 }), line(2, { recorded: true, hours: 1 })],
    { rev: 1, content: 'Loops' },
  );
  const draft = valuesOf(lessonRecord);

  expect(hasChanges(changesOf(lessonRecord, draft))).toBe(false);
  expect(sumHours(lessonRecord, draft)).toBe(2);

  const corrected = {
    ...draft,
    lines: { ...draft.lines, [student(2)]: { state: 'leave', phrase: '', comment: '' } as const },
  };
  expect(sumHours(lessonRecord, corrected)).toBe(1);
  expect(changesOf(lessonRecord, corrected)).toMatchObject({
    content: false,
    lines: [{ name: 'S2', before: { state: 'present' }, after: { state: 'leave' }, hours: -1 }],
  });
});

it('puts a picture before those that were chosen after it, whichever arrives first', () => {
  const chosen = ['old', 'red', 'green', 'blue'];
  const laterThan = (key: string) => (other: string) => chosen.indexOf(other) > chosen.indexOf(key);
  const arrived = ['green', 'blue', 'red'].reduce<RecordValues['pictures']>(
    (pictures, key) => withPicture(pictures, { key, url: '' }, laterThan(key)),
    [{ key: 'old', url: '' }],
  );
  expect(arrived.map(({ key }) => key)).toEqual(chosen);
});
