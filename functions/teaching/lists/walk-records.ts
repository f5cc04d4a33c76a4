import {
  ATTENDED_PREFIX,
  type AttendedLesson,
  attendedLessons,
  type LessonRecord,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item, TableKey } from '#functions/platform/table.ts';
import type { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

/** An entry of a list of records. */
interface RecordEntry {
  readonly lessonId: LessonId;
  readonly date: string;
  readonly key: TableKey;
  readonly attended?: AttendedLesson;
}

/** A list of records that can be read backwards from a day. */
export interface RecordSource {
  readonly read: (
    limit: number,
    from: Item | undefined,
  ) => Promise<{ places: RecordEntry[]; next?: Item | undefined }>;
  /** The position after all entries of a day. */
  readonly behind: (day: string) => Item;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Sorts after all positions of a day and before the next day. */
const endOf = (day: string): string => `${day}~`;

/** Records of the school, of a teacher or assistant, or of a class. */
export function recordsOf(schoolId: SchoolId, owner?: UserId | ClassId): RecordSource {
  const pk = schoolList(schoolId, RECORD_LISTS.of(owner));
  return {
    behind: (day) => ({ pk, sk: endOf(day) }),
    read: async (limit, from) => {
      const { entries, next } = await pageOfList(pk, { limit, from, descending: true });
      const places = entries.map(({ target, position, key }) => ({
        lessonId: target as LessonId,
        date: position.slice(0, DAY_LENGTH),
        key,
      }));
      return { places, next };
    },
  };
}

/** Records of lessons of a student. */
export function recordsOfStudent(schoolId: SchoolId, userId: UserId): RecordSource {
  const pk = personPartition(schoolId, userId);
  return {
    behind: (day) => ({ pk, sk: `${ATTENDED_PREFIX}${endOf(day)}` }),
    read: async (limit, from) => {
      const query = { limit, from, descending: true };
      const { items, next } = await attendedLessons.page(pk, ATTENDED_PREFIX, query);
      const places = items.map((attended) => ({
        lessonId: attended.lessonId,
        date: attended.date,
        attended,
        key: attendedLessons.key(attended),
      }));
      return { places, next };
    },
  };
}

/** A record; in the list of a student, with that student's attendance. */
export interface ListedRecord {
  readonly record: LessonRecord;
  readonly attended: AttendedLesson | undefined;
}

interface RecordWalk {
  readonly schoolId: SchoolId;
  readonly source: RecordSource;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly keep: (listed: ListedRecord) => boolean;
}

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

/** Pages read for one answer at most, so that the cost of a call is limited. */
const PAGES_MAX = 3;

async function loadListed(
  schoolId: SchoolId,
  places: readonly RecordEntry[],
): Promise<ListedRecord[]> {
  const keys = places.map(({ lessonId: id }) => ({ schoolId, id }));
  const records = await lessonRecords.getMany(keys);
  return places.flatMap(({ attended }, index) => {
    const record = records[index];
    return record ? { record, attended } : [];
  });
}

/** One page of the matching records of a list; it may be short although more follow. */
export async function walkRecords(
  { schoolId, source, from, to, keep }: RecordWalk,
  paging: Paging,
): Promise<{ items: ListedRecord[]; next: Item | undefined }> {
  const items: ListedRecord[] = [];
  let next = paging.from ?? (to === undefined ? undefined : source.behind(to));
  for (let read = 0; read < PAGES_MAX && items.length < paging.limit; read += 1) {
    const page = await source.read(paging.limit - items.length, next);
    const places = page.places.filter(({ date }) => from === undefined || date >= from);
    items.push(...(await loadListed(schoolId, places)).filter(keep));
    next = places.length < page.places.length ? undefined : page.next;
    if (!next) break;
  }
  return { items, next };
}
