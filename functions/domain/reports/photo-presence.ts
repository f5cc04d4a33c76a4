import {
  attendanceSheets,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import { type ClassId, LessonId, type SchoolId, type UserId } from '#shared/ids.ts';
import { memoize } from '#shared/memoize.ts';
import { pageOfAttended, wasThere } from './attended.ts';
import type { Cycle } from './cycle.ts';

/** Lessons of a class, or of a child, whose photos are looked for. */
const LESSONS = 60;

/** Who was in the lesson of a photo. */
type Present = readonly UserId[];
type Presence = ReadonlyMap<string, Present>;

/** The photos of a lesson's record, each with those who were there. */
async function loadLesson(schoolId: SchoolId, id: LessonId): Promise<Presence> {
  const [record, sheet] = await Promise.all([
    lessonRecords.get({ schoolId, id }),
    attendanceSheets.get({ schoolId, id }),
  ]);
  const present = (sheet?.lines ?? []).filter(wasThere).map(({ userId }) => userId);
  return new Map((record?.pictures ?? []).map((key) => [key, present]));
}

interface Place {
  readonly cycle: Cycle;
  readonly classId: ClassId;
}

/** The lesson for which a picture was stored; one that was uploaded beforehand does not name it. */
function lessonOf(schoolId: SchoolId, key: string): LessonId | undefined {
  const [folder] = key.slice(lessonsPrefix(schoolId).length).split('/');
  return LessonId.safeParse(folder).data;
}

/**
 * Who was in the lessons of some photos: of the lessons that the keys name, else of those of the class in the cycle's
 * days, else of those that the child attended elsewhere. Each lesson is read once, for whichever report.
 */
export function photoPresence({ cycle, classId }: Place) {
  const { schoolId, from, to } = cycle;
  const known = new Map<LessonId, Promise<Presence>>();
  const lessonOnce = (id: LessonId): Promise<Presence> => {
    const found = known.get(id) ?? loadLesson(schoolId, id);
    known.set(id, found);
    return found;
  };
  const load = async (ids: readonly LessonId[]): Promise<Presence> => {
    const all = await Promise.all(ids.map(lessonOnce));
    return new Map(all.flatMap((each) => [...each]));
  };
  const ofClass = memoize(async () => {
    const list = schoolList(schoolId, RECORD_LISTS.of(classId));
    const entries = (await entriesBetween(list, [from, `${to}~`])).slice(-LESSONS);
    return load(entries.map(({ target }) => LessonId.parse(target)));
  });
  const ofChild = async (studentId: UserId): Promise<Presence> => {
    const { items } = await pageOfAttended({ schoolId, studentId }, cycle, { limit: LESSONS });
    return load(items.map(({ lessonId }) => lessonId));
  };

  return async (keys: readonly string[], child: UserId): Promise<Presence> => {
    const named = keys.flatMap((key) => lessonOf(schoolId, key) ?? []);
    const sources = [() => load([...new Set(named)]), ofClass, () => ofChild(child)];
    const found = new Map<string, Present>();
    for (const source of sources) {
      if (keys.every((key) => found.has(key))) break;
      for (const [key, present] of await source()) found.set(key, present);
    }
    return found;
  };
}
