import { refusesPhotos } from '#functions/domain/people/refuses-photos.ts';
import { users } from '#functions/domain/people/user.ts';
import type { AttendanceSheet, LessonRecord } from '#functions/domain/records/lesson-record.ts';
import type { SchoolId } from '#shared/ids.ts';
import { wasThere } from './attended.ts';

/** A lesson with what was recorded of it. */
interface Recorded {
  readonly record: Pick<LessonRecord, 'pictures'> | undefined;
  readonly sheet: Pick<AttendanceSheet, 'lines'> | undefined;
}

const presentAt = ({ sheet }: Recorded) =>
  (sheet?.lines ?? []).filter(wasThere).map(({ userId }) => userId);

/**
 * The pictures of some lessons, in their order, as children and families may see them: nobody knows whom a picture
 * shows, so a lesson has none where a guardian of somebody who was there refuses photos. Staff see all of them.
 */
export async function loadShownPictures(
  schoolId: SchoolId,
  lessons: readonly Recorded[],
): Promise<readonly (readonly string[])[]> {
  const pictured = lessons.filter(({ record }) => record?.pictures.length);
  const present = [...new Set(pictured.flatMap(presentAt))];
  const found = await users.getMany(present.map((userId) => ({ schoolId, userId })));
  const refusing = new Set(found.flatMap((user) => (user && refusesPhotos(user) ? [user.id] : [])));
  return lessons.map((lesson) =>
    presentAt(lesson).some((id) => refusing.has(id)) ? [] : (lesson.record?.pictures ?? []),
  );
}
