import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { partOf } from '#functions/platform/part-of.ts';
import {
  getItems,
  type Item,
  queryItems,
  type TableKey,
  type TransactWrite,
} from '#functions/platform/table.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import { type CycleKey, cyclePartition } from './cycle.ts';
import { type Report, type ReportValue, reports } from './report.ts';
import { toValues } from './values.ts';

/*
 * Figures of a cycle: of each class, of each teacher, and of all. They are changed in the transaction that writes
 * a report, so that each is the sum of what its reports say.
 */

/** The figures of all are spread over so many items; a class always changes the same. */
const SHARDS = 4;

const SUMS = DIMENSIONS.map((name) => `sum_${name}` as const);
const RATED = DIMENSIONS.map((name) => `rated_${name}` as const);
const NAMES = [
  'drafts',
  'published',
  'withdrawn',
  'read',
  'falling',
  'hours',
  'timed',
  ...SUMS,
  ...RATED,
] as const;
type CycleFigure = (typeof NAMES)[number];
/** Each report is in one of them. */
const WRITTEN = ['drafts', 'published', 'withdrawn'] as const satisfies CycleFigure[];
export type CycleFigures = Readonly<Record<CycleFigure, number>>;

const none = (): Record<CycleFigure, number> =>
  Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<CycleFigure, number>;

/** The draft of a removed student can neither be found nor discarded; what was published once stays counted. */
const isCounted = (report: ReportValue | undefined): report is ReportValue =>
  report !== undefined && (report.expires === undefined || report.version > 0);

/** What one report adds to the figures. */
export function figuresOf(report: ReportValue | undefined): CycleFigures {
  const figures = none();
  if (!isCounted(report)) return figures;
  if (report.state === 'draft') figures.drafts = 1;
  if (report.state === 'withdrawn') figures.withdrawn = 1;
  const { shown } = report;
  if (!shown) return figures;
  figures.published = 1;
  if (report.read) figures.read = 1;
  if (shown.fell > 0) figures.falling = 1;
  if (shown.hours >= 0) {
    figures.timed = 1;
    figures.hours = shown.hours;
  }
  for (const [name, value] of Object.entries(toValues(shown.values)))
    if (value > 0) {
      figures[`sum_${name}` as CycleFigure] = value;
      figures[`rated_${name}` as CycleFigure] = 1;
    }
  return figures;
}

const CLASS = 'CLASS#';
const TEACHER = 'TEACHER#';
const ALL = 'ALL#';

const classKey = (id: CycleKey, classId: ClassId): TableKey => ({
  pk: cyclePartition(id),
  sk: `${CLASS}${classId}`,
});
const teacherKey = (id: CycleKey, teacherId: UserId): TableKey => ({
  pk: cyclePartition(id),
  sk: `${TEACHER}${teacherId}`,
});
const shardKeys = (id: CycleKey): TableKey[] =>
  Array.from({ length: SHARDS }, (_, shard) => ({ pk: cyclePartition(id), sk: `${ALL}${shard}` }));

/** Teachers with figures in a cycle lie side by side. */
export const TEACHER_FIGURES = TEACHER;
export const teacherOf = ({ sk }: Item): string => String(sk).slice(TEACHER.length);

function ownersOf({ schoolId, cycleId, classId, teacherId }: ReportValue): TableKey[] {
  const cycle = { schoolId, id: cycleId };
  const shard = { pk: cyclePartition(cycle), sk: `${ALL}${partOf(classId, SHARDS)}` };
  return [classKey(cycle, classId), teacherKey(cycle, teacherId), shard];
}

/** A child who has a report in a class from now on, or has none any more. */
interface Child {
  readonly id: UserId;
  readonly has: boolean;
}

/** The figures of a class name the children with a report, so that a page of classes reads no list of reports. */
const WHO = 'who';

function adding(
  key: TableKey,
  changes: readonly (readonly [string, number])[],
  child: Child | undefined,
): TransactWrite {
  const { sums, names, values } = addingNumbers(changes);
  const noted = child ? (child.has ? ', #who :who' : ' DELETE #who :who') : '';
  return {
    Update: {
      Key: { ...key },
      UpdateExpression: `SET #type = :type ADD ${sums}${noted}`,
      ExpressionAttributeNames: {
        '#type': 'type',
        ...(child && { '#who': WHO }),
        ...names,
      },
      ExpressionAttributeValues: {
        ':type': 'cycle-figures',
        ...(child && { ':who': new Set([child.id]) }),
        ...values,
      },
    },
  };
}

/** Who has a report afterwards and had none, or the other way round. */
function childOf(
  before: ReportValue | undefined,
  after: ReportValue | undefined,
): Child | undefined {
  if (isCounted(after) && !isCounted(before)) return { id: after.studentId, has: true };
  return isCounted(before) && !isCounted(after) ? { id: before.studentId, has: false } : undefined;
}

/** Changes the figures by the difference between a report before and after, of whichever teacher it is. */
function countingReport(
  before: ReportValue | undefined,
  after: ReportValue | undefined,
): TransactWrite[] {
  const changes = new Map<string, { key: TableKey; by: Record<CycleFigure, number> }>();
  for (const [report, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!report) continue;
    const figures = figuresOf(report);
    for (const key of ownersOf(report)) {
      const change = changes.get(key.sk) ?? { key, by: none() };
      changes.set(key.sk, change);
      for (const name of NAMES) change.by[name] += sign * figures[name];
    }
  }
  const child = childOf(before, after);
  return [...changes.values()].flatMap(({ key, by }) => {
    const changed = NAMES.map((name) => [name, by[name]] as const).filter(([, each]) => each !== 0);
    const isOfClass = key.sk.startsWith(CLASS);
    return changed.length > 0 ? [adding(key, changed, isOfClass ? child : undefined)] : [];
  });
}

/** Writes a report with the figures; fails without a refusal when it changed since it was read. */
export const writingReport = (before: Report | undefined, after: ReportValue): TransactWrite[] => [
  ...reports.writing(after, before, after),
  ...countingReport(before, after),
];

export const removingReport = (report: Report): TransactWrite[] => [
  ...reports.removing(report, report),
  ...countingReport(report, undefined),
];

/** Removes the figures of a cycle in which nothing is written; fails when something was, in the meantime. */
export const removingFigures = (id: CycleKey): TransactWrite[] =>
  shardKeys(id).map((Key) => ({
    Delete: {
      Key: { ...Key },
      ConditionExpression: WRITTEN.map(
        (_, at) => `(attribute_not_exists(#n${at}) OR #n${at} = :none)`,
      ).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(WRITTEN.map((name, at) => [`#n${at}`, name])),
      ExpressionAttributeValues: { ':none': 0 },
    },
  }));

export function toFigures(items: readonly (Item | undefined)[]): CycleFigures {
  const sum = none();
  for (const item of items) for (const name of NAMES) sum[name] += Number(item?.[name] ?? 0);
  return sum;
}

export interface ClassFigures {
  readonly figures: CycleFigures;
  /** The children with a report. */
  readonly who: ReadonlySet<string>;
}

function notedIn(item: Item | undefined): ReadonlySet<string> {
  const noted: unknown = item?.[WHO];
  return noted instanceof Set ? (noted as ReadonlySet<string>) : new Set();
}

const toClassFigures = (item: Item | undefined): ClassFigures => ({
  figures: toFigures([item]),
  who: notedIn(item),
});

/** The figures of some classes of a cycle, by class. */
export async function loadClassFigures(
  id: CycleKey,
  classIds: readonly ClassId[],
): Promise<ReadonlyMap<ClassId, ClassFigures>> {
  const items = await getItems(classIds.map((classId) => classKey(id, classId)));
  const found = new Map(items.map((item) => [String(item['sk']), item]));
  return new Map(
    classIds.map((classId) => [classId, toClassFigures(found.get(`${CLASS}${classId}`))]),
  );
}

/** The figures of some teachers in a cycle, by teacher. */
export async function loadTeacherFigures(
  id: CycleKey,
  teacherIds: readonly UserId[],
): Promise<ReadonlyMap<string, CycleFigures>> {
  const items = await getItems(teacherIds.map((teacherId) => teacherKey(id, teacherId)));
  return new Map(items.map((item) => [teacherOf(item), toFigures([item])]));
}

/** The figures of a cycle as a whole. Its parts lie side by side: one query reads them for the price of one. */
export async function loadCycleFigures(
  cycle: CycleKey,
  { consistent = false }: { readonly consistent?: boolean } = {},
): Promise<CycleFigures> {
  const { items } = await queryItems({
    ...beginningWith(cyclePartition(cycle), ALL),
    ConsistentRead: consistent,
  });
  return toFigures(items);
}
