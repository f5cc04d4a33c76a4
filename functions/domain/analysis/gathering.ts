import * as z from 'zod';
import { monthsOfSchool } from '#functions/domain/figures/months.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { written } from '#functions/platform/table.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { gatherHours } from './gather-hours.ts';
import { FIRST_PLACE, gatherMakeups } from './gather-makeups.ts';
import { gatherRecords } from './gather-records.ts';
import { gatherTotals } from './gather-totals.ts';

const Place = () => z.record(z.string(), z.unknown()).nullable();

/**
 * How far the figures of before have been taken over. What was counted is marked where it is (`booked` of a wallet,
 * `monthly` of a record), in the transaction that counts it: this only says where to go on.
 */
const Gathering = () =>
  z.object({
    schoolId: SchoolId,
    /** What is gathered now; the place in its list, null for the beginning. */
    phase: z.enum(['hours', 'records', 'done']),
    from: Place(),
    /** Kinds of course whose totals have been moved to those of the school. Absent before it began. */
    courses: z.number().int().optional(),
    /** All of them have been. */
    moved: z.literal(true).optional(),
    /** Where the rights to make up lessons are, as long as they are taken over after that. */
    makeups: z.object({ list: z.enum(['open', 'booked']), from: Place() }).optional(),
    /** The month in which all was taken over: what there was at the end of a month is known from this one on. */
    since: z.string().optional(),
    students: z.number().int(),
    records: z.number().int(),
  });
type Gathering = Stored<z.infer<ReturnType<typeof Gathering>>>;
type GatheringValue = Omit<Gathering, 'rev'>;

const gatherings = entity({
  type: 'figure-gathering',
  version: 1,
  schema: Gathering,
  key: (schoolId: SchoolId) => ({ pk: monthsOfSchool(schoolId).pk, sk: 'GATHERING' }),
});

const beginning = (schoolId: SchoolId): GatheringValue => ({
  schoolId,
  phase: 'hours',
  from: null,
  students: 0,
  records: 0,
});

const isDone = ({ since }: GatheringValue): boolean => since !== undefined;

/** How far the figures of before have been taken over, and since which month all of them are known. */
export async function loadGathering(schoolId: SchoolId) {
  const found = (await gatherings.get(schoolId)) ?? beginning(schoolId);
  const { students, records, since } = found;
  return { gathering: { done: isDone(found), students, records }, since };
}

type GatheredSchool = Pick<School, 'id' | 'timeZone'>;

/** The first day whose records are taken over: two years, and the month under way. */
const firstDay = ({ timeZone }: GatheredSchool, now: Date): string =>
  firstOfMonthFrom(dayAt({ now, timeZone }), -2 * LIMITS.analysisMonthsMax);

/** The last steps, after those of hours and records. */
async function lastStep(
  { id: schoolId, timeZone }: GatheredSchool,
  { makeups, ...before }: GatheringValue,
  now: Date,
): Promise<GatheringValue> {
  if (!before.moved) {
    const { courses, over } = await gatherTotals(schoolId, before.courses ?? 0);
    return { ...before, courses, ...(over && { moved: true }) };
  }
  const moment = { now, timeZone };
  const next = await gatherMakeups(schoolId, makeups ?? FIRST_PLACE, moment);
  return { ...before, ...(next ? { makeups: next } : { since: monthOfDay(dayAt(moment)) }) };
}

async function step(
  school: GatheredSchool,
  before: GatheringValue,
  now: Date,
): Promise<GatheringValue> {
  if (before.phase === 'done') return lastStep(school, before, now);
  const since = monthOfDay(firstDay(school, now));
  const from = before.from ?? undefined;
  if (before.phase === 'hours') {
    const { count, next } = await gatherHours(school, { from, since });
    const students = before.students + count;
    return next
      ? { ...before, students, from: next }
      : { ...before, students, phase: 'records' as const, from: null };
  }
  const { count, next } = await gatherRecords(school, { from, since: firstDay(school, now) });
  const records = before.records + count;
  return next
    ? { ...before, records, from: next }
    : { ...before, records, phase: 'done' as const, from: null };
}

/**
 * Takes over figures of a school until an instant. Two that run at the same time count nothing twice: the slower
 * one's place is forgotten. Answers how many students and records have been gone through.
 */
export async function gatherFigures(school: GatheredSchool, now: () => Date, until: Date) {
  for (;;) {
    const before = await gatherings.get(school.id, { consistent: true });
    if (before && isDone(before)) break;
    const after = await step(school, before ?? beginning(school.id), now());
    if (!(await written(gatherings.writing(school.id, before, after)))) break;
    if (isDone(after) || now() >= until) break;
  }
  return (await loadGathering(school.id)).gathering;
}
