import { toClock } from '#functions/domain/lessons/school-time.ts';
import type { LessonRecord, RecordLine } from '#functions/domain/records/lesson-record.ts';
import { ATTENDANCE_KEYS, PHRASE_KEYS } from '#functions/domain/records/word-keys.ts';
import type { Column } from '#functions/platform/sheet.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';

/** A student in the record of a lesson. */
export interface SheetRow {
  readonly record: LessonRecord;
  readonly line: RecordLine;
}

const ofRecord = (
  title: MessageKey,
  width: number,
  text: (record: LessonRecord) => string,
): Column<SheetRow> => ({ title, width, text: ({ record }) => text(record) });

export const recordColumns = (language: Language): readonly Column<SheetRow>[] => [
  ofRecord('teaching.date', 12, ({ date }) => date),
  ofRecord('teaching.time', 14, ({ start, end }) => `${toClock(start)}–${toClock(end)}`),
  ofRecord('teaching.class', 24, ({ className }) => className),
  ofRecord('teaching.teacher', 16, ({ teacherName }) => teacherName),
  ofRecord('teaching.topic', 24, ({ topic }) => topic),
  { title: 'students.name', width: 18, text: ({ line }) => line.name },
  {
    title: 'teaching.attendance',
    width: 12,
    text: ({ line }) => message(language, ATTENDANCE_KEYS[line.state]),
  },
  { title: 'hours.used', width: 10, text: ({ line }) => line.hours },
  {
    title: 'teaching.phrase',
    width: 14,
    text: ({ line: { phrase } }) => (phrase === '' ? '' : message(language, PHRASE_KEYS[phrase])),
  },
  { title: 'teaching.comment', width: 36, text: ({ line }) => line.comment },
  ofRecord('teaching.content', 36, ({ content }) => content),
  ofRecord('teaching.homework', 28, ({ homework }) => homework),
];
