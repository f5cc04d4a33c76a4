import { classes } from '#functions/domain/classes/class.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { countingMonth, monthlyOf } from '#functions/domain/records/count-record.ts';
import {
  isSettled,
  type LessonRecord,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { type Item, written } from '#functions/platform/table.ts';
import { LessonId } from '#shared/ids.ts';

/** Records of one step. */
const PAGE = 20;

/**
 * Counts a record that was written before there were figures by month. The class has the places that it has now.
 * One that is still being written, or was written meanwhile, is counted by that.
 */
async function gatherRecord(record: LessonRecord): Promise<void> {
  const { schoolId, lessonId, classId } = record;
  const [lesson, found] = await Promise.all([
    lessons.get({ schoolId, id: lessonId }),
    classes.get({ schoolId, id: classId }),
  ]);
  if (!lesson) return;
  const at = { lesson, seats: found?.capacity ?? 0 };
  const { rev: _, ...value } = record;
  await written([
    ...lessonRecords.replacing(lesson, record, { ...value, monthly: monthlyOf(value, at) }),
    ...countingMonth(value, at),
  ]);
}

interface Step {
  readonly from: Item | undefined;
  /** The first day. */
  readonly since: string;
}

/** Takes over some records of the school, the newest first. */
export async function gatherRecords({ id: schoolId }: Pick<School, 'id'>, { from, since }: Step) {
  const list = schoolList(schoolId, RECORD_LISTS.of());
  const page = await pageOfList(list, { limit: PAGE, from, descending: true, consistent: true });
  const entries = page.entries.filter(({ position }) => position >= since);
  const ids = entries.map(({ target }) => ({ schoolId, id: LessonId.parse(target) }));
  const found = await lessonRecords.getMany(ids, { consistent: true });
  for (const record of found)
    if (record && isSettled(record) && !record.monthly) await gatherRecord(record);
  return {
    count: entries.length,
    next: entries.length < page.entries.length ? undefined : page.next,
  };
}
