import { figuresIn, loadUsageMonths, usageKey } from '#functions/domain/storage/usage-months.ts';
import { getItemsInOrder, type Item } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { endingOf, type FileKind, fileTypeOf } from '#shared/uploads/rules.ts';
import { TRAFFIC_KINDS, type TrafficKind } from '#shared/usage/rules.ts';

const KIND_OF: Readonly<Record<FileKind, TrafficKind>> = {
  scratch: 'projects',
  python: 'projects',
  picture: 'pictures',
  video: 'videos',
  audio: 'videos',
  pdf: 'files',
  zip: 'files',
  office: 'files',
  text: 'files',
};

/** As what the sending of a file counts, by its name. */
export function trafficKindOf(name: string): TrafficKind {
  const ending = endingOf(name);
  return ending ? KIND_OF[fileTypeOf(ending).kind] : 'files';
}

const KINDS: ReadonlySet<string> = new Set(TRAFFIC_KINDS);
const isKind = (name: string): name is TrafficKind => KINDS.has(name);

/** Bytes that were sent, by kind. */
export type Sent = Record<TrafficKind, number>;
export const nothingSent = (): Sent =>
  Object.fromEntries(TRAFFIC_KINDS.map((kind) => [kind, 0])) as Sent;
export const sumOf = (sent: Readonly<Sent>): number =>
  TRAFFIC_KINDS.reduce((sum, kind) => sum + sent[kind], 0);

export type TrafficDays = ReadonlyMap<string, Readonly<Sent>>;

function toDays(items: readonly Item[]): TrafficDays {
  const days = new Map<string, Sent>();
  for (const { day, name, value } of items.flatMap(figuresIn)) {
    if (!isKind(name)) continue;
    const sent = days.get(day) ?? nothingSent();
    days.set(day, sent);
    sent[name] += value;
  }
  return days;
}

/** What was sent to the people of a school on the days of a span of months. */
export const loadTraffic = async (
  schoolId: SchoolId,
  span: { readonly from: string; readonly to: string },
): Promise<TrafficDays> => toDays(await loadUsageMonths(schoolId, 'TRAFFIC', span));

/** The bytes of a month, by the item that holds it. */
export const monthSum = (item: Item | undefined): number => Number(item?.['sum'] ?? 0);

/** What was sent in a month, by kind, to each of some schools. */
export async function loadTrafficOfMany(ids: readonly SchoolId[], month: string): Promise<Sent[]> {
  const items = await getItemsInOrder(ids.map((id) => usageKey(id, 'TRAFFIC', month)));
  return items.map((item) => {
    const sum = nothingSent();
    for (const sent of toDays(item ? [item] : []).values())
      for (const kind of TRAFFIC_KINDS) sum[kind] += sent[kind];
    return sum;
  });
}
