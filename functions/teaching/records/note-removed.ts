import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { users } from '#functions/domain/people/user.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';

/**
 * Lines of a correction, with the time at which what is kept of somebody goes who has been removed since
 * the record was written: what the correction writes of the person goes with the rest.
 */
export async function noteRemoved(
  { schoolId }: Pick<Lesson, 'schoolId'>,
  lines: readonly RecordLine[],
  changed: readonly RecordLine[],
): Promise<RecordLine[]> {
  const found = await users.getMany(changed.map(({ userId }) => ({ schoolId, userId })));
  const expiries = new Map(found.map((user) => [user?.id, user?.expires]));
  return lines.map((line) => {
    const expires = expiries.get(line.userId) ?? line.expires;
    return expires === undefined ? line : { ...line, expires };
  });
}
