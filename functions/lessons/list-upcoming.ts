import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { LESSON_LISTS, type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { lessons as contract } from '#shared/contracts/lessons.ts';
import { ROLE } from '#shared/roles.ts';

/** Lessons that are about to begin: of the whole school for principals, one's own for teachers. */
export const listUpcoming: UseCase<typeof contract.endpoints.upcoming> = async (
  actor,
  { cursor, limit },
  deps,
) => {
  const { schoolId, role, userId } = actor;
  const pk = schoolList(schoolId, LESSON_LISTS.open(role === ROLE.principal ? undefined : userId));
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, {
    limit,
    from: from ?? { pk, sk: deps.now().toISOString() },
  });
  const ids = entries.map(({ target }) => ({ schoolId, id: target as Lesson['id'] }));
  const found = (await lessons.getMany(ids)).flatMap((lesson) => lesson ?? []);
  const settings = await loadSettings(schoolId);
  return {
    list: await toLessonDtos(schoolId, found, settings),
    cursor: await toCursor(next, pk),
  };
};
