import { shuffled } from '../shuffled.ts';

export type Pair = readonly [string, string];

export interface Wanted {
  /** A number of groups, or how many children a group has at most. */
  readonly by: 'count' | 'size';
  readonly number: number;
  /** Who does not come into one group. */
  readonly apart: readonly Pair[];
}

export interface Groups {
  readonly groups: readonly (readonly string[])[];
  /** Pairs that are together all the same: there are too few groups for all of them. */
  readonly together: readonly Pair[];
}

type Random = () => number;

/** How often another order is tried before pairs are let come together. */
const ATTEMPTS = 200;

export const groupCount = (children: number, { by, number }: Pick<Wanted, 'by' | 'number'>) => {
  const wanted = by === 'count' ? number : Math.ceil(children / Math.max(1, number));
  return Math.max(1, Math.min(wanted, children));
};

type Rivals = ReadonlyMap<string, ReadonlySet<string>>;

/** Whom each child is to be kept apart from. */
function rivalsOf(apart: readonly Pair[]): Rivals {
  const rivals = new Map<string, Set<string>>();
  for (const [one, other] of apart) {
    rivals.set(one, (rivals.get(one) ?? new Set()).add(other));
    rivals.set(other, (rivals.get(other) ?? new Set()).add(one));
  }
  return rivals;
}

const togetherIn = (groups: Groups['groups'], apart: readonly Pair[]): Pair[] =>
  apart.filter(([one, other]) => groups.some((each) => each.includes(one) && each.includes(other)));

/** One attempt: those with most rivals first, each into the group with fewest of them that has room. */
function attempt(
  children: readonly string[],
  count: number,
  { rivals, random }: { readonly rivals: Rivals; readonly random: Random },
): string[][] {
  const order = shuffled(children, random).toSorted(
    (a, b) => (rivals.get(b)?.size ?? 0) - (rivals.get(a)?.size ?? 0),
  );
  const sizes = Array.from(
    { length: count },
    (_, at) => Math.floor(children.length / count) + (at < children.length % count ? 1 : 0),
  );
  const groups: string[][] = sizes.map(() => []);
  for (const child of order) {
    const own = rivals.get(child);
    const open = shuffled([...groups.keys()], random)
      .filter((at) => (groups[at]?.length ?? 0) < (sizes[at] ?? 0))
      .map((at) => {
        const group = groups[at] ?? [];
        return { group, clashes: group.filter((each) => own?.has(each)).length };
      })
      .toSorted((a, b) => a.clashes - b.clashes || a.group.length - b.group.length);
    open[0]?.group.push(child);
  }
  return groups;
}

/** Groups whose sizes differ by one at most, with as few of the pairs together as were found. */
export function makeGroups(
  children: readonly string[],
  wanted: Wanted,
  random: Random = Math.random,
): Groups {
  if (children.length === 0) return { groups: [], together: [] };
  const apart = wanted.apart.filter(
    ([one, other]) => one !== other && children.includes(one) && children.includes(other),
  );
  const rivals = rivalsOf(apart);
  const count = groupCount(children.length, wanted);
  let best: Groups | undefined;
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const groups = attempt(children, count, { rivals, random });
    const together = togetherIn(groups, apart);
    if (!best || together.length < best.together.length) best = { groups, together };
    if (together.length === 0) break;
  }
  return best ?? { groups: [], together: [] };
}
