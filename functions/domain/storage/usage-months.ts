import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { between } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Item, queryAll, type TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';

/**
 * An item holds a month of what a school stored, or of what was sent to its people: attributes `23#works#in` are of
 * a day. So a year is twelve items, and a file of the access log is one write for each school in it, with another for
 * to whom it was sent (`traffic-readers.ts`).
 */
export type UsageKind = 'STORED' | 'TRAFFIC' | 'READERS';

export const usagePartition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}USAGE`;
export const usageKey = (schoolId: SchoolId, kind: UsageKind, month: string) => ({
  pk: usagePartition(schoolId),
  sk: `${kind}#${month}`,
});
/** What has been stored and removed since the first day. */
export const totalKey = (schoolId: SchoolId) => usageKey(schoolId, 'STORED', 'TOTAL');

const TYPE = 'usage';

/** Adds to the attributes of an item, and forgets others, as a part of a transaction. */
export function addingUsage(
  Key: ReturnType<typeof usageKey>,
  figures: ReadonlyMap<string, number>,
  forgotten: readonly string[] = [],
): TransactWrite {
  const { sums, names, values } = addingNumbers([...figures]);
  return {
    Update: {
      Key,
      UpdateExpression: [
        `SET #type = :type ADD ${sums}`,
        ...(forgotten.length > 0
          ? [`REMOVE ${forgotten.map((_, at) => `#f${at}`).join(', ')}`]
          : []),
      ].join(' '),
      ExpressionAttributeNames: {
        '#type': 'type',
        ...names,
        ...Object.fromEntries(forgotten.map((name, at) => [`#f${at}`, name])),
      },
      ExpressionAttributeValues: { ':type': TYPE, ...values },
    },
  };
}

/** The items of the months of a span of days, those that exist. */
export async function loadUsageMonths(
  schoolId: SchoolId,
  kind: UsageKind,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Item[]> {
  if (from > to) return [];
  const place = (day: string) => `${kind}#${monthOfDay(day)}`;
  return queryAll(between(usagePartition(schoolId), [place(from), place(to)]));
}

export interface UsageFigure {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly name: string;
  readonly value: number;
}

/** What an item says of its days: `name` is what follows the day. */
export function figuresIn(item: Item): UsageFigure[] {
  const month = String(item['sk']).split('#')[1] ?? '';
  return Object.entries(item).flatMap(([attribute, value]) => {
    if (typeof value !== 'number' || !/^\d\d#/.test(attribute)) return [];
    return [{ day: `${month}-${attribute.slice(0, 2)}`, name: attribute.slice(3), value }];
  });
}

/** The month of a day, and the attribute of a figure of it there. */
export const placeOfDay = (day: string, name: string) => ({
  month: monthOfDay(day),
  attribute: `${day.slice(8)}#${name}`,
});
