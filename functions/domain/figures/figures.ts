import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { classPartition, personPartition, schoolPrefix } from '#functions/platform/keys.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TableKey, TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { FigureOf, FigureOwnerKind } from '#shared/figures/figures.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';

/** The school, class or person that figures are kept of. */
export interface FigureOwner<K extends FigureOwnerKind = FigureOwnerKind> {
  readonly kind: K;
  readonly pk: string;
}

export const ofSchool = (schoolId: SchoolId): FigureOwner<'school'> => ({
  kind: 'school',
  pk: `${schoolPrefix(schoolId)}FIGURES`,
});
export const ofClass = (schoolId: SchoolId, id: ClassId): FigureOwner<'class'> => ({
  kind: 'class',
  pk: classPartition(schoolId, id),
});
/** Of a member of staff who teaches. */
export const ofTeacher = (schoolId: SchoolId, id: UserId): FigureOwner<'teacher'> => ({
  kind: 'teacher',
  pk: personPartition(schoolId, id),
});
export const ofStudent = (schoolId: SchoolId, id: UserId): FigureOwner<'student'> => ({
  kind: 'student',
  pk: personPartition(schoolId, id),
});

export const FIGURES_PREFIX = 'FIGURES#';
const TYPE = 'figures';

/**
 * An item holds a month of an owner: its figures (`joined`) and those of its days (`joined#21`), so that
 * one write counts both. A figure that many transactions write at the same time is spread over several items
 * of the month, each with a `shard`, which are added up when they are read.
 */
export const figuresKey = ({ pk }: FigureOwner, month: string, shard?: number): TableKey => ({
  pk,
  sk: `${FIGURES_PREFIX}${month}${shard === undefined ? '' : `#${shard}`}`,
});

/** Items over which the figures of a whole school are spread. */
const SHARDS = 8;
export const shardOf = (id: string): number => partOf(id, SHARDS);

export type FigureChanges<K extends FigureOwnerKind = FigureOwnerKind> = Readonly<
  Partial<Record<FigureOf<K>, number>>
>;

interface Addition<K extends FigureOwnerKind> {
  /** `YYYY-MM-DD`, as it was at the school. */
  readonly day: string;
  readonly ofDay: FigureChanges<K>;
  readonly ofMonth: FigureChanges<K>;
  readonly shard?: number;
}

/** Figures of a student are kept as long as the log of sign-ins, counted from the end of the month. */
const expiryOf = (day: string): number =>
  Date.parse(`${day}T00:00:00Z`) / 1000 + (LOG_LIMITS.retentionDays + 31) * 86_400;

/** Adds to the figures of an owner, as a part of the transaction of what is counted. */
export function addingFigures<K extends FigureOwnerKind>(
  owner: FigureOwner<K>,
  { day, ofDay, ofMonth, shard }: Addition<K>,
): TransactWrite {
  const figures = [
    ...Object.entries(ofMonth),
    ...Object.entries(ofDay).map(([name, by]) => [`${name}#${day.slice(8)}`, by] as const),
  ];
  const { sums, names, values } = addingNumbers(figures);
  const expires = owner.kind === 'student' && { ':expires': expiryOf(day) };
  return {
    Update: {
      Key: figuresKey(owner, monthOfDay(day), shard),
      UpdateExpression: [
        `SET #type = :type${expires ? ', expires = :expires' : ''}`,
        `ADD ${sums}`,
      ].join(' '),
      ExpressionAttributeNames: { '#type': 'type', ...names },
      ExpressionAttributeValues: { ':type': TYPE, ...expires, ...values },
    },
  };
}

/** The same for what adds up: a month's figure is the sum of those of its days. */
export function countingFigures<K extends FigureOwnerKind>(
  owner: FigureOwner<K>,
  changes: FigureChanges<K>,
  moment: SchoolMoment,
): TransactWrite {
  return addingFigures(owner, { day: dayAt(moment), ofDay: changes, ofMonth: changes });
}
