import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type {
  LessonRecord,
  LessonRecordValue,
  RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import type { Author } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';

/** A record that is being written, in one or more transactions. */
export interface RecordWork {
  readonly lesson: Lesson;
  readonly before: LessonRecord | undefined;
  /** The new record; `open` names the students who are still to be settled. */
  readonly record: LessonRecordValue;
  readonly lines: readonly RecordLine[];
  readonly settings: CalendarSettings;
  /** The author of the entries of the ledger. */
  readonly writer: Author;
}

/** The writes for students in one transaction, and the students who are left for the next. */
export interface Portion {
  readonly writes: readonly TransactWrite[];
  readonly open: readonly UserId[];
}
