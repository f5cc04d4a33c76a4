import { addingUsage, usageKey } from '#functions/domain/storage/usage-months.ts';
import { getItem, type Item, type TransactWrite } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { readerGroupOf } from '#shared/uploads/media.ts';
import { TRAFFIC_READERS, type TrafficReader } from '#shared/usage/rules.ts';

/**
 * To whom a school's files were sent in a month, in one item: bytes of each group, and of the people to whom most was
 * sent. However many people a school has, the item stays small: of those with little, the figure is forgotten, while
 * that of their group stays whole.
 */
const OF_GROUP = 'g#';
const OF_PERSON = 'p#';

/** People that an item holds, and those of one file of the log who are added to it. */
const PEOPLE_MAX = 40;
const PEOPLE_OF_FILE = 15;

const GROUPS: ReadonlySet<string> = new Set(TRAFFIC_READERS);
const isGroup = (name: string): name is TrafficReader => GROUPS.has(name);

const largestFirst = (
  [, one]: readonly [string, number],
  [, other]: readonly [string, number],
): number => other - one;

/** The people of an item, those with most first. */
const peopleIn = (item: Item | undefined): [string, number][] =>
  Object.entries(item ?? {})
    .filter((each): each is [string, number] => each[0].startsWith(OF_PERSON))
    .toSorted(largestFirst);

/**
 * Adds what was sent in a month, by reader: a person's id, or a group. `before` is the item as it is, to see whom it
 * has: people for whom there is no room push out those with least.
 */
export function addingReaders(
  schoolId: SchoolId,
  month: string,
  sent: ReadonlyMap<string, number>,
  before: Item | undefined,
): TransactWrite {
  const figures = new Map<string, number>();
  const people: [string, number][] = [];
  for (const [reader, bytes] of sent) {
    const person = isGroup(reader) ? undefined : UserId.parse(reader);
    const group = `${OF_GROUP}${person ? readerGroupOf(person) : reader}`;
    figures.set(group, (figures.get(group) ?? 0) + bytes);
    if (person) people.push([`${OF_PERSON}${person}`, bytes]);
  }
  const most = people.toSorted(largestFirst).slice(0, PEOPLE_OF_FILE);
  for (const [name, bytes] of most) figures.set(name, bytes);
  const others = peopleIn(before).filter(([name]) => !figures.has(name));
  const forgotten = others.slice(Math.max(0, PEOPLE_MAX - most.length)).map(([name]) => name);
  return addingUsage(usageKey(schoolId, 'READERS', month), figures, forgotten);
}

interface SentPerson {
  readonly id: UserId;
  readonly bytes: number;
}

/** To whom a school's files were sent in a month: by group, and the people to whom most was sent, the most first. */
export async function loadReaders(schoolId: SchoolId, month: string) {
  const item = await getItem({ Key: usageKey(schoolId, 'READERS', month) });
  const groups = Object.fromEntries(
    TRAFFIC_READERS.map((group) => [group, Number(item?.[`${OF_GROUP}${group}`] ?? 0)]),
  ) as Record<TrafficReader, number>;
  const people = peopleIn(item).map(
    ([name, bytes]): SentPerson => ({ id: UserId.parse(name.slice(OF_PERSON.length)), bytes }),
  );
  return { groups, people };
}
