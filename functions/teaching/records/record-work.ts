import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Mover } from '#functions/domain/classes/class-moves.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type {
  LessonRecord,
  LessonRecordValue,
  RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';

/** A record that is being written, in as many transactions as it takes. */
export interface RecordWork {
  readonly lesson: Lesson;
  readonly before: LessonRecord | undefined;
  /** The record as it shall be; `open` names those of whom something is still to be written. */
  readonly record: LessonRecordValue;
  readonly lines: readonly RecordLine[];
  readonly settings: CalendarSettings;
  /** In whose name hours are taken, and when. */
  readonly writer: Mover;
}

/** What one transaction writes of students, and who is left for the next. */
export interface Portion {
  readonly writes: readonly TransactWrite[];
  readonly open: readonly UserId[];
}
