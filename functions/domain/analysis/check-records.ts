import { CLASS_LISTS } from '#functions/domain/classes/class.ts';
import { loadMonths, monthsOfClass } from '#functions/domain/figures/months.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { monthlyOf } from '#functions/domain/records/count-record.ts';
import { isSettled, lessonRecords, RECORD_LISTS } from '#functions/domain/records/lesson-record.ts';
import { entriesBetween, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { ClassId, LessonId, type SchoolId } from '#shared/ids.ts';
import { compare, type WrongFigure } from './figure-check.ts';

/** Classes of a school from which the sample is drawn, and how many it has. */
const DRAWN_FROM = 100;
const SAMPLE = 3;

/** Other classes on each day, the same ones when a check is repeated. */
async function sampleOf(schoolId: SchoolId, day: string): Promise<ClassId[]> {
  const list = schoolList(schoolId, CLASS_LISTS.by('new'));
  const { entries } = await pageOfList(list, { limit: DRAWN_FROM, descending: true });
  const drawn = entries.map(({ target }) => ({
    id: ClassId.parse(target),
    lot: partOf(`${day}${target}`, 1009),
  }));
  return drawn
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, SAMPLE)
    .map(({ id }) => id);
}

/** The figures of a class in a month against the records of its lessons. */
async function checkClass(schoolId: SchoolId, id: ClassId, month: string) {
  const range = [month, `${month}~`] as const;
  const entries = await entriesBetween(schoolList(schoolId, RECORD_LISTS.of(id)), range);
  const ids = entries.map(({ target }) => ({ schoolId, id: LessonId.parse(target) }));
  const [found, taught] = await Promise.all([
    lessonRecords.getMany(ids, { consistent: true }),
    lessons.getMany(ids),
  ]);
  const sums: Record<string, number> = { lessons: 0, hours: 0, minutes: 0, inTime: 0 };
  let records = 0;
  for (const [index, record] of found.entries()) {
    const lesson = taught[index];
    // One that is still being written, or is of before, is counted later.
    if (!record?.monthly || !lesson || !isSettled(record)) continue;
    records += 1;
    const figures = monthlyOf(record, { lesson, seats: record.monthly['seats'] ?? 0 });
    for (const [name, by] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + by;
  }
  const kept = (
    await loadMonths(monthsOfClass(schoolId, id), [month, month], { consistent: true })
  ).get(month);
  return { records, wrong: compare(id, kept ?? {}, sums) };
}

/** Checks a sample of the classes of a school. */
export async function checkRecords(schoolId: SchoolId, month: string, day: string) {
  const found = [];
  for (const id of await sampleOf(schoolId, day)) found.push(await checkClass(schoolId, id, month));
  const wrong: WrongFigure[] = found.flatMap((each) => each.wrong);
  return { records: found.reduce((sum, { records }) => sum + records, 0), wrong };
}
