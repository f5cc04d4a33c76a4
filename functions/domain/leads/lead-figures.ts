import { addingSums } from '#functions/domain/figures/months.ts';
import { between } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  getItem,
  queryItems,
  type TableKey,
  type TransactWrite,
} from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import {
  FUNNEL_FIGURES,
  type FunnelSums,
  LEAD_SOURCES,
  type LeadSource,
  NO_SUMS,
  sumsOf,
} from '#shared/leads/rules.ts';
import type { LeadValue } from './lead.ts';

/** Of what figures are kept: a month, a source, and a campaign or none. */
export interface FunnelPlace {
  readonly month: string;
  readonly source: LeadSource;
  readonly campaign: string;
}

const partitionOf = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}FUNNEL`;

export const funnelKey = (
  schoolId: SchoolId,
  { month, source, campaign }: FunnelPlace,
): TableKey => ({ pk: partitionOf(schoolId), sk: `${month}#${source}#${campaign}` });

/** The figures of a place, and what it cost. */
export interface FunnelItem extends FunnelPlace, FunnelSums {
  readonly cost: number;
}

type Counted = Pick<LeadValue, 'schoolId' | 'month' | 'source' | 'campaign' | 'reached' | 'state'>;

const times = (sums: FunnelSums, by: 1 | -1): [string, number][] =>
  FUNNEL_FIGURES.map((name) => [name, by * sums[name]]);

/** What a change of a lead adds to the figures, as a part of its transaction: those of its source, and of an earlier one. */
export function countingLead(
  before: Counted | undefined,
  after: Counted | undefined,
): TransactWrite[] {
  const places = new Map<string, { Key: TableKey; sums: Record<string, number> }>();
  for (const [lead, by] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!lead) continue;
    const Key = funnelKey(lead.schoolId, lead);
    const place = places.get(Key.sk) ?? { Key, sums: {} };
    for (const [name, count] of times(sumsOf(lead), by))
      place.sums[name] = (place.sums[name] ?? 0) + count;
    places.set(Key.sk, place);
  }
  return [...places.values()].flatMap(({ Key, sums }) => addingSums(Key, sums));
}

const isSource = (text: string | undefined): text is LeadSource =>
  LEAD_SOURCES.some((source) => source === text);

/** The place that a key names; a campaign may contain what separates its parts. */
function toItem(item: Readonly<Record<string, unknown>>): FunnelItem[] {
  const [month = '', source, ...campaign] = String(item['sk']).split('#');
  if (!isSource(source)) return [];
  const count = (name: string) => Number(item[name] ?? 0);
  const sums = Object.fromEntries(FUNNEL_FIGURES.map((name) => [name, count(name)]));
  return [
    { ...NO_SUMS, ...sums, month, source, campaign: campaign.join('#'), cost: count('cost') },
  ];
}

/** The figures of some months, the latest first; of more than `limit` places those of the latest. */
export async function loadFunnel(
  schoolId: SchoolId,
  [from, to]: readonly [string, string],
  limit: number,
): Promise<{ readonly items: FunnelItem[]; readonly truncated: boolean }> {
  const { items, next } = await queryItems({
    ...between(partitionOf(schoolId), [from, `${to}~`]),
    ScanIndexForward: false,
    Limit: limit,
  });
  return { items: items.flatMap(toItem), truncated: next !== undefined };
}

export async function loadCost(schoolId: SchoolId, place: FunnelPlace): Promise<number> {
  const item = await getItem({ Key: funnelKey(schoolId, place), ConsistentRead: true });
  return Number(item?.['cost'] ?? 0);
}

/** Writes what a place has cost, provided that it still is what the edit began from. */
export function writingCost(
  schoolId: SchoolId,
  place: FunnelPlace,
  { was, amount }: { readonly was: number; readonly amount: number },
  refusal: Error,
): TransactWrite {
  const unchanged = was === 0 ? 'attribute_not_exists(#cost) OR #cost = :was' : '#cost = :was';
  return {
    Update: {
      Key: funnelKey(schoolId, place),
      UpdateExpression: 'SET #cost = :cost, #type = :type',
      ConditionExpression: unchanged,
      ExpressionAttributeNames: { '#cost': 'cost', '#type': 'type' },
      ExpressionAttributeValues: { ':cost': amount, ':was': was, ':type': 'month-figures' },
    },
    refusal,
  };
}
