import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { loggingLesson } from './log-lesson.ts';
import { tellingStaff } from './tell-staff.ts';
import type { LessonChange } from './write-lesson.ts';

/** What is written with the change of a single lesson: the log, and notices to those whose lesson it is. */
export const recordingChange = async (
  actor: Actor,
  action: Parameters<typeof loggingLesson>[1],
  change: LessonChange,
  now: Date,
): Promise<TransactWrite[]> => [
  ...loggingLesson(actor, action, change, now),
  ...(await tellingStaff(actor, [change], now)),
];
