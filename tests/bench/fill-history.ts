import { hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { lessonRecords } from '#functions/domain/records/lesson-record.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { newRecord } from '#infra/local/builders/lesson-record.ts';
import { oneOf } from '#infra/local/builders/one-of.ts';
import type { CycleId, UserId } from '#shared/ids.ts';
import type { BigSchool } from '#tests/factories/big-school.ts';
import { fillReport } from '#tests/factories/fill-reports.ts';
import { lessonOf } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeCycle } from '#tests/factories/report.ts';

/** Purchases, records of lessons and cycles of each month: more than a page of each. */
const A_MONTH = 24;
/** Entries of a transaction, each with its places in lists. */
const TOGETHER = 12;
/** Classes of a page of a cycle, all of which have reports. */
const REPORTED_CLASSES = 10;
/** Of each but the first: a child that is in all classes has a report of three at most. */
const REPORTED_CHILDREN = 6;
/** Every so many reports a value fell. */
const FALLS = 3;

export interface Filled {
  readonly school: BigSchool;
  readonly teachers: readonly Person[];
  /** Students of the first classes. */
  readonly members: ReadonlyMap<string, readonly UserId[]>;
  readonly months: readonly string[];
}

const dayOf = (month: string, index: number): string =>
  `${month}-${String((index % A_MONTH) + 1).padStart(2, '0')}`;

function purchase({ school }: Filled, month: string, index: number): TransactWrite[] {
  const { schoolId, studentIds, principal } = school;
  const entry = {
    schoolId,
    userId: oneOf(studentIds, index),
    n: Number(month.replace('-', '')) * 100 + index,
    kind: 'purchase' as const,
    hours: 10,
    balance: 10,
    parts: [],
    owed: 0,
    at: `${dayOf(month, index)}T08:00:00.000Z`,
    by: principal.userId,
    byName: principal.name,
    note: '',
    payment: { amount: 198_000, method: 'wechat' as const, receipt: `R${index}` },
    month,
  };
  return hourEntries.creating(entry, entry);
}

function taughtLesson({ school, teachers }: Filled, month: string, index: number): TransactWrite[] {
  const teacher = oneOf(teachers, index);
  const values = { date: dayOf(month, index), state: 'taught' as const };
  const lesson = lessonOf(
    teacher,
    oneOf(school.classIds.slice(0, REPORTED_CLASSES), index),
    values,
  );
  const record = newRecord(teacher, lesson, [], {
    at: lesson.endsAt,
    counts: { present: 28, late: 1, absent: 1, leave: 0, makeup: 0 },
    hours: 29,
  });
  return [...lessons.creating(lesson, lesson), ...lessonRecords.creating(lesson, record)];
}

/** Cycles of a month, the newest last. */
async function fillCycles({ school }: Filled, month: string): Promise<CycleId[]> {
  const ids: CycleId[] = [];
  for (let index = 0; index < A_MONTH; index += 1) {
    const day = dayOf(month, index);
    const created = `${day}T08:00:00.000Z`;
    ids.push(await makeCycle(school.principal, [], { all: true, from: day, to: day, created }));
  }
  return ids;
}

interface Reported {
  readonly cycleId: CycleId;
  readonly day: string;
  /** How many of the first classes, and how many children of each. */
  readonly classes: number;
  readonly children?: number;
}

/** Children of a class who have a report: of the first class all, of each other one some that few others have. */
function reportedOf(members: readonly UserId[] = [], at: number): readonly UserId[] {
  if (at === 0) return members;
  const first = (at * REPORTED_CHILDREN) % members.length;
  return members.slice(first, first + REPORTED_CHILDREN);
}

async function fillReports(filled: Filled, { cycleId, day, classes, children }: Reported) {
  const { school, teachers, members } = filled;
  for (const [at, classId] of school.classIds.slice(0, classes).entries())
    for (const [index, student] of reportedOf(members.get(classId), at)
      .slice(0, children)
      .entries())
      await fillReport({
        schoolId: school.schoolId,
        cycleId,
        day,
        classId,
        student,
        teacher: oneOf(teachers, at).userId,
        fell: index % FALLS === 0 ? 2 : 0,
      });
}

/** Purchases and records of a month. */
async function fillEntries(filled: Filled, month: string): Promise<void> {
  const indexes = Array.from({ length: A_MONTH }, (_, index) => index);
  for (const part of chunk(indexes, TOGETHER)) {
    await transact(part.flatMap((index) => purchase(filled, month, index)));
    await transact(part.flatMap((index) => taughtLesson(filled, month, index)));
  }
}

/** Which reports a cycle has, by its place in its month from the newest. */
function reportedIn(place: number, isCurrent: boolean): Pick<Reported, 'classes' | 'children'> {
  if (place === 0 && isCurrent) return { classes: REPORTED_CLASSES };
  if (place === 1) return { classes: 1 };
  return isCurrent ? { classes: 1, children: 1 } : { classes: 0 };
}

/**
 * Fills a school with purchases, records and cycles of some months. The newest cycle has reports of ten classes,
 * one more of each month those of the first class, all others of the current month one of it. Answers the newest cycle.
 */
export async function fillHistory(filled: Filled): Promise<CycleId> {
  let newest: CycleId | undefined;
  for (const [back, month] of filled.months.entries()) {
    await fillEntries(filled, month);
    const ids = (await fillCycles(filled, month)).toReversed();
    if (back === 0) [newest] = ids;
    for (const [place, cycleId] of ids.entries()) {
      const day = dayOf(month, A_MONTH - 1 - place);
      await fillReports(filled, { cycleId, day, ...reportedIn(place, back === 0) });
    }
  }
  if (!newest) throw new RangeError('no month');
  return newest;
}
