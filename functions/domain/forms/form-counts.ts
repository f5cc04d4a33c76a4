import { CallError } from '#functions/platform/errors.ts';
import { partOf } from '#functions/platform/part-of.ts';
import {
  getItems,
  type Item,
  type TableKey,
  type TransactWrite,
} from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { type FormKey, type FormValue, formPartition } from './form.ts';
import type { Increments } from './form-figures.ts';

/**
 * Answers and their counts lie in parts: an item takes some 100 transactions a second, and a school's parents fill a
 * form in within the same minutes.
 */
const PARTS = 4;
export const ALL_PARTS: readonly number[] = Array.from({ length: PARTS }, (_, part) => part);
export const partOfAnswer = (answerId: string): number => partOf(answerId, PARTS);

/** The partition of a part of the answers. */
export const partPartition = (id: FormKey, part: number): string => `${formPartition(id)}#${part}`;

export const countKey = (id: FormKey, part: number): TableKey => ({
  pk: partPartition(id, part),
  sk: 'COUNT',
});
export const figureKey = (id: FormKey, part: number): TableKey => ({
  pk: partPartition(id, part),
  sk: 'FIGURES',
});

export interface FormCounts {
  readonly answers: number;
  readonly seen: number;
}
export const NO_COUNTS: FormCounts = { answers: 0, seen: 0 };

const toCounts = (item: Item | undefined): FormCounts => ({
  answers: Number(item?.['answers'] ?? 0),
  seen: Number(item?.['seen'] ?? 0),
});

const plus = (a: FormCounts, b: FormCounts): FormCounts => ({
  answers: a.answers + b.answers,
  seen: a.seen + b.seen,
});

/** The counts of each part, in their order. */
export async function loadPartCounts(id: FormKey, consistent = false): Promise<FormCounts[]> {
  const items = await getItems(
    ALL_PARTS.map((part) => countKey(id, part)),
    { consistent },
  );
  return ALL_PARTS.map((part) => {
    const { pk } = countKey(id, part);
    return toCounts(items.find((item) => item['pk'] === pk));
  });
}

export const loadCounts = async (id: FormKey, consistent = false): Promise<FormCounts> =>
  (await loadPartCounts(id, consistent)).reduce(plus, NO_COUNTS);

/** The counts of several forms, in their order. */
export async function loadCountsOf(ids: readonly FormKey[]): Promise<FormCounts[]> {
  const items = await getItems(ids.flatMap((id) => ALL_PARTS.map((part) => countKey(id, part))));
  const found = new Map(items.map((item) => [String(item['pk']), toCounts(item)]));
  return ids.map((id) =>
    ALL_PARTS.map((part) => found.get(partPartition(id, part)) ?? NO_COUNTS).reduce(
      plus,
      NO_COUNTS,
    ),
  );
}

/** The part is full: another one may have room. */
export class PartFull extends Error {}

/** How many answers a part may have; undefined for as many as come. */
export const capOf = ({ caps }: Pick<FormValue, 'caps'>, part: number): number | undefined =>
  caps.length > 0 ? (caps[part] ?? 0) : undefined;

/** Shares what is left of a form's limit among its parts, so that they are exactly full together. */
export function shareOut(most: number, counts: readonly FormCounts[]): number[] {
  if (most === 0) return [];
  const answers = counts.reduce((sum, each) => sum + each.answers, 0);
  const left = most - answers;
  // Lowered below what there is: no part takes another one.
  if (left < 0) return counts.map(() => 0);
  return counts.map(
    (each, part) => each.answers + Math.floor(left / PARTS) + (part < left % PARTS ? 1 : 0),
  );
}

/** Whether all parts of a form with a limit are full. */
export const isFull = ({ caps }: Pick<FormValue, 'caps'>, counts: readonly FormCounts[]): boolean =>
  caps.length > 0 && counts.every(({ answers }, part) => answers >= (caps[part] ?? 0));

/** Counts a new answer; refused with `PartFull` when the part takes no more. */
export function countingAnswer(id: FormKey, part: number, cap: number | undefined): TransactWrite {
  const bounded = cap !== undefined && {
    ConditionExpression:
      cap > 0 ? 'attribute_not_exists(#answers) OR #answers < :cap' : '#answers < :cap',
  };
  return {
    Update: {
      Key: { ...countKey(id, part) },
      UpdateExpression: 'SET #type = :type ADD #answers :one',
      ...bounded,
      ExpressionAttributeNames: { '#type': 'type', '#answers': 'answers' },
      ExpressionAttributeValues: {
        ':type': 'form-count',
        ':one': 1,
        ...(cap !== undefined && { ':cap': cap }),
      },
    },
    ...(bounded && { refusal: new PartFull() }),
  };
}

/** Changes the counts of a part by as much. */
export const changingCounts = (id: FormKey, part: number, by: FormCounts): TransactWrite => ({
  Update: {
    Key: { ...countKey(id, part) },
    UpdateExpression: 'ADD #answers :answers, #seen :seen',
    ExpressionAttributeNames: { '#answers': 'answers', '#seen': 'seen' },
    ExpressionAttributeValues: { ':answers': by.answers, ':seen': by.seen },
  },
});

/** Adds to the figures of a part. Names are numbered: an expression has 4 kB at most. */
export function addingFigures(id: FormKey, part: number, sums: Increments): TransactWrite[] {
  const all = [...sums];
  if (all.length === 0) return [];
  return [
    {
      Update: {
        Key: { ...figureKey(id, part) },
        UpdateExpression: `ADD ${all.map((_, at) => `#${at} :${at}`).join(',')}`,
        ExpressionAttributeNames: Object.fromEntries(all.map(([name], at) => [`#${at}`, name])),
        ExpressionAttributeValues: Object.fromEntries(all.map(([, by], at) => [`:${at}`, by])),
      },
    },
  ];
}

/** What was counted in all parts, by name. */
export async function loadFigures(id: FormKey): Promise<ReadonlyMap<string, number>> {
  const items = await getItems(ALL_PARTS.map((part) => figureKey(id, part)));
  const sums = new Map<string, number>();
  for (const [name, value] of items.flatMap((item) => Object.entries(item)))
    if (name.includes('#') && typeof value === 'number')
      sums.set(name, (sums.get(name) ?? 0) + value);
  return sums;
}

export const formFull = (): CallError => new CallError(CODE.wait, { reason: 'forms.full' });
