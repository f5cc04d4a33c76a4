import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { write } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import type { UserId } from '#shared/ids.ts';
import { type PresenceValue, presences } from './presence.ts';

/** After the lesson nobody asks for it any more; it may have been long, or begun late. */
const KEPT_MS = 24 * 3_600_000;

const nothingYet = ({ schoolId, id, endsAt }: Lesson, userId: UserId): PresenceValue => ({
  schoolId,
  lessonId: id,
  userId,
  help: { no: 0, state: 'none', since: '', by: '' },
  expires: Math.floor((Date.parse(endsAt) + KEPT_MS) / 1000),
});

/** Reads, changes and writes a student's editor, which may not be known yet; again when somebody was faster. */
export const changePresence = (
  lesson: Lesson,
  userId: UserId,
  change: (before: PresenceValue) => PresenceValue | undefined,
): Promise<PresenceValue> =>
  untilWritten(async () => {
    const id = { schoolId: lesson.schoolId, lessonId: lesson.id, userId };
    const found = await presences.get(id, { consistent: true });
    const before: PresenceValue = found ?? nothingYet(lesson, userId);
    const after = change(before);
    if (!after) return before;
    await write(presences.writing(id, found, after));
    return after;
  });
