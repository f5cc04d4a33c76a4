import { CLASS_LISTS } from '#functions/domain/classes/class.ts';
import {
  loadMonths,
  type MonthOwner,
  monthsOfClass,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import { monthlyOf } from '#functions/domain/records/count-record.ts';
import {
  isSettled,
  type LessonRecord,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import { REPORT_LISTS, reports } from '#functions/domain/reports/report.ts';
import { tasksCountedIn } from '#functions/domain/tasks/count-tasks.ts';
import { entriesBetween, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { monthOfDay } from '#shared/days.ts';
import { FIGURES } from '#shared/figures/figures.ts';
import { ClassId, LessonId, ReportId, type SchoolId, UserId } from '#shared/ids.ts';
import {
  compare,
  compareAtLeast,
  type FigureCheckValue,
  findTwice,
  type WrongFigure,
} from './figure-check.ts';

interface Checked {
  readonly id: SchoolId;
  readonly timeZone: string;
}

type Samples = NonNullable<FigureCheckValue['samples']>;

/** Classes and teachers of one check. */
const CLASSES = 3;
const TEACHERS = 1;

/** The next entries of a list after those of the last check; after the last one it begins again. */
async function nextOf(list: string, from: Samples['classes'] | undefined, limit: number) {
  const page = await pageOfList(list, { limit, from: from ?? undefined });
  if (page.entries.length === 0 && from) return pageOfList(list, { limit });
  return page;
}

/** The figures that records add up to; 0 in a month without records. */
const OF_RECORDS = [...FIGURES.teacher, 'minutes', 'seats', 'inTime'] as const;

/** What the records of a class or a teacher in a month add up to. */
async function sumRecords(
  schoolId: SchoolId,
  { id, month }: { readonly id: ClassId | UserId; readonly month: string },
  isOwn: (record: LessonRecord) => boolean,
) {
  const range = [month, `${month}~`] as const;
  const entries = await entriesBetween(schoolList(schoolId, RECORD_LISTS.of(id)), range);
  const ids = entries.map(({ target }) => ({ schoolId, id: LessonId.parse(target) }));
  const [found, taught] = await Promise.all([
    lessonRecords.getMany(ids, { consistent: true }),
    lessons.getMany(ids),
  ]);
  const sums: Record<string, number> = Object.fromEntries(OF_RECORDS.map((name) => [name, 0]));
  let records = 0;
  for (const [index, record] of found.entries()) {
    const lesson = taught[index];
    // One that is still being written is counted later.
    if (!record || !lesson || !isSettled(record) || !isOwn(record)) continue;
    records += 1;
    const figures = monthlyOf(record, { lesson, seats: record.monthly['seats'] ?? 0 });
    for (const [name, by] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + by;
  }
  return { sums, records };
}

const storedOf = async (owner: MonthOwner, month: string) =>
  (await loadMonths(owner, [month, month], { consistent: true })).get(month) ?? {};

/** Reports of a class that are looked at, those of the newest cycles. */
const REPORTS_MAX = 300;

/** Reports of a class that were published in a month, and never before or since. */
async function countReports({ id: schoolId, timeZone }: Checked, id: ClassId, month: string) {
  const list = schoolList(schoolId, REPORT_LISTS.ofClass(id));
  const { entries } = await pageOfList(list, {
    limit: REPORTS_MAX,
    consistent: true,
    descending: true,
  });
  const rows = await reports.rowsOf(entries, (target) => ({
    schoolId,
    id: ReportId.parse(target),
  }));
  return rows.filter(
    (report) =>
      report?.version === 1 &&
      report.published !== '' &&
      monthOfDay(dayAt({ now: new Date(report.published), timeZone })) === month,
  ).length;
}

/** The figures of a class in a month against the records of its lessons, and its reports. */
async function checkClass(school: Checked, id: ClassId, month: string) {
  const { id: schoolId } = school;
  const [{ sums, records }, published] = await Promise.all([
    sumRecords(schoolId, { id, month }, () => true),
    countReports(school, id, month),
  ]);
  const stored = await storedOf(monthsOfClass(schoolId, id), month);
  const owner = { kind: 'class', of: id } as const;
  const wrong = [
    ...compare(owner, stored, sums),
    // Those of children who have left are not among the reports any more.
    ...compareAtLeast(owner, stored, { reports: published }),
  ];
  return { records, wrong };
}

/** Those of a teacher against the records of what the teacher taught, and against the tasks that were given. */
async function checkTeacher({ id: schoolId, timeZone }: Checked, id: UserId, month: string) {
  const [{ sums, records }, tasks] = await Promise.all([
    sumRecords(schoolId, { id, month }, ({ teacherId }) => teacherId === id),
    tasksCountedIn({ schoolId, author: id }, month, timeZone),
  ]);
  const stored = await storedOf(monthsOfTeacher(schoolId, id), month);
  const source = { ...sums, ...(tasks !== undefined && { tasks }) };
  return { records, wrong: compare({ kind: 'teacher', of: id }, stored, source) };
}

interface Found {
  readonly records: number;
  readonly wrong: WrongFigure[];
  /** Where the next check goes on. */
  readonly samples: Samples;
}

/** Checks the classes and the teacher whose turn it is, so that all of a school are checked by and by. */
export async function checkSamples(
  school: Checked,
  month: string,
  samples: Samples | undefined,
): Promise<Found> {
  const { id: schoolId } = school;
  const [classes, teachers] = await Promise.all([
    nextOf(schoolList(schoolId, CLASS_LISTS.by('new')), samples?.classes, CLASSES),
    nextOf(schoolList(schoolId, PEOPLE_LISTS.staff), samples?.teachers, TEACHERS),
  ]);
  const found = [];
  for (const { target } of classes.entries)
    found.push(await findTwice(() => checkClass(school, ClassId.parse(target), month)));
  for (const { target } of teachers.entries)
    found.push(await findTwice(() => checkTeacher(school, UserId.parse(target), month)));
  return {
    records: found.reduce((sum, { records }) => sum + records, 0),
    wrong: found.flatMap(({ wrong }) => wrong),
    samples: { classes: classes.next ?? null, teachers: teachers.next ?? null },
  };
}
