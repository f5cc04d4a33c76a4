import { refusesPhotos } from '#functions/domain/people/refuses-photos.ts';
import type { User } from '#functions/domain/people/user.ts';
import {
  attendanceSheets,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import { type ClassId, LessonId, type SchoolId } from '#shared/ids.ts';
import { keysOf } from './content.ts';
import type { Cycle } from './cycle.ts';
import { type Found, photoFinding } from './findings.ts';
import type { Content } from './report-text.ts';

/** Lessons of a class whose photos are looked for. */
const LESSONS = 60;

const PICTURE = /\.(?:png|jpe?g|webp|gif|mp4|m4v|mov|webm)$/i;

/** Who was in the lessons of a class's photos, by the key of the photo. */
async function loadPresence(
  schoolId: SchoolId,
  classId: ClassId,
  { from, to }: Pick<Cycle, 'from' | 'to'>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const list = schoolList(schoolId, RECORD_LISTS.of(classId));
  const entries = (await entriesBetween(list, [from, `${to}~`])).slice(-LESSONS);
  const ids = entries.map(({ target }) => ({ schoolId, id: LessonId.parse(target) }));
  const records = await lessonRecords.getMany(ids);
  const pictured = records.flatMap((record) => (record?.pictures.length ? [record] : []));
  const sheets = await attendanceSheets.getMany(
    pictured.map(({ lessonId: id }) => ({ schoolId, id })),
  );
  return new Map(
    pictured.flatMap(({ pictures }, at) => {
      const lines = sheets[at]?.lines ?? [];
      const there = lines.filter(({ state }) => state !== 'absent' && state !== 'leave');
      const present = new Set<string>(there.map(({ userId }) => userId));
      return pictures.map((key) => [key, present] as const);
    }),
  );
}

/** Looks for photos in which children may be seen whose guardians refused that. */
export type PhotoCheck = (content: Content, child: User) => Promise<Found[]>;

interface Class {
  readonly cycle: Cycle;
  readonly classId: ClassId;
  readonly members: readonly User[];
}

/**
 * A photo of a lesson shows those who were there; of another photo that staff have uploaded nobody knows whom it
 * shows. What the child has made is no photo.
 */
export function photoCheck({ cycle, classId, members }: Class): PhotoCheck {
  const { schoolId } = cycle;
  let presence: ReturnType<typeof loadPresence> | undefined;
  return async (content, child) => {
    const refusing = [...members, child].filter(refusesPhotos);
    const keys = keysOf(content).filter((key) => PICTURE.test(key));
    if (refusing.length === 0 || keys.length === 0) return [];
    presence ??= loadPresence(schoolId, classId, cycle);
    const [known, objects] = await Promise.all([
      presence,
      storedObjects.getMany(keys.map((key) => ({ schoolId, key }))),
    ]);
    return keys.flatMap((key, at) => {
      const isMade = !key.startsWith(lessonsPrefix(schoolId)) && objects[at]?.owner === child.id;
      if (isMade) return [];
      const present = known.get(key);
      const shown = refusing.filter(({ id }) => id === child.id || !present || present.has(id));
      const names = [...new Set(shown.map(({ name }) => name))];
      return names.length > 0 ? [photoFinding(key, names)] : [];
    });
  };
}
