import * as z from 'zod';
import { CourseId } from '#shared/ids.ts';

/** Amounts of hours: whole and half ones, which binary numbers hold exactly. */
const amount = () => z.number().multipleOf(0.5);

/** What is left of hours that came in together. */
const HourLot = () =>
  z.object({
    /** Number of the entry that they came in with. */
    entry: z.number().int(),
    left: amount().positive(),
    /** The last day on which they can be used; without it, they never expire. */
    until: z.iso.date().optional(),
  });
type HourLot = z.infer<ReturnType<typeof HourLot>>;

/** Hours of a student for a kind of course. While something is owed there are no lots. */
export const HourAccount = () =>
  z.object({
    /** Without it, the general account. */
    courseId: CourseId.optional(),
    lots: z.array(HourLot()),
    /** Hours of lessons that nothing was left for. */
    owed: amount().min(0),
    /** Hours by kind of entry, those that were reversed left out. */
    totals: z.object({ purchase: amount(), gift: amount(), use: amount(), expiry: amount() }),
    /** Entries so far: the next one gets the next number. */
    entries: z.number().int(),
    /** Used up, and not to be filled up again: nobody is warned. */
    settled: z.boolean().default(false),
  });
export type HourAccount = z.infer<ReturnType<typeof HourAccount>>;
/** What the ledger sums up by kind; an expiry or use is counted as a positive amount. */
export type CountedKind = keyof HourAccount['totals'];

export const newAccount = (courseId: CourseId | undefined): HourAccount => ({
  ...(courseId && { courseId }),
  lots: [],
  owed: 0,
  totals: { purchase: 0, gift: 0, use: 0, expiry: 0 },
  entries: 0,
  settled: false,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const balanceOf = ({ lots, owed }: Pick<HourAccount, 'lots' | 'owed'>): number =>
  sum(lots.map(({ left }) => left)) - owed;

/** A place of the order in which lots are used: what expires first, then what came first. */
const ORDER_NEVER = '9999-12-31';
const inOrder = (a: HourLot, b: HourLot): number => {
  const [first, second] = [a.until ?? ORDER_NEVER, b.until ?? ORDER_NEVER];
  if (first !== second) return first < second ? -1 : 1;
  return a.entry - b.entry;
};

/** The hours that expire first, with their day. */
export function nextExpiry({ lots }: HourAccount): { until: string; hours: number } | undefined {
  const until = lots
    .flatMap((lot) => lot.until ?? [])
    .sort()
    .at(0);
  if (until === undefined) return undefined;
  return { until, hours: sum(lots.filter((lot) => lot.until === until).map(({ left }) => left)) };
}

/** Hours that went out of a lot, or came into it. */
export const HourPart = () =>
  z.object({
    entry: z.number().int(),
    hours: amount().positive(),
    until: z.iso.date().optional(),
  });
export type HourPart = z.infer<ReturnType<typeof HourPart>>;

/** The account after hours moved, with what they moved between; `owed` is by how much that changed. */
interface Moved {
  readonly account: HourAccount;
  readonly parts: readonly HourPart[];
  readonly owed: number;
}

const toPart = ({ entry, until }: HourLot, hours: number): HourPart => ({
  entry,
  hours,
  ...(until && { until }),
});

/** Takes hours out of the lots, those of `first` before all others; what is not there is owed. */
export function takeHours(account: HourAccount, hours: number, first?: number): Moved {
  const sorted = account.lots.toSorted(inOrder);
  const preferred = sorted.filter(({ entry }) => entry === first);
  const parts: HourPart[] = [];
  const lots: HourLot[] = [];
  let rest = hours;
  for (const lot of [...preferred, ...sorted.filter(({ entry }) => entry !== first)]) {
    const taken = Math.min(rest, lot.left);
    rest -= taken;
    if (taken > 0) parts.push(toPart(lot, taken));
    if (lot.left > taken) lots.push({ ...lot, left: lot.left - taken });
  }
  const after = { ...account, lots: lots.toSorted(inOrder), owed: account.owed + rest };
  return { account: after, parts, owed: rest };
}

const isSame = (a: HourPart, b: HourLot): boolean => a.entry === b.entry && a.until === b.until;

function fill(lots: readonly HourLot[], part: HourPart): HourLot[] {
  if (lots.some((lot) => isSame(part, lot)))
    return lots.map((lot) => (isSame(part, lot) ? { ...lot, left: lot.left + part.hours } : lot));
  const { hours, ...lot } = part;
  return [...lots, { ...lot, left: hours }];
}

/** Pays what is owed; what is left then goes into the lots of `targets`, each up to its hours. */
export function giveHours(
  account: HourAccount,
  hours: number,
  targets: readonly HourPart[],
): Moved {
  const paid = Math.min(hours, account.owed);
  const parts: HourPart[] = [];
  let rest = hours - paid;
  for (const target of targets) {
    const given = Math.min(rest, target.hours);
    rest -= given;
    if (given > 0) parts.push({ ...target, hours: given });
  }
  if (rest > 0) throw new TypeError('hours come back into what they were taken from');
  const lots = parts.reduce<HourLot[]>(fill, [...account.lots]).toSorted(inOrder);
  return { account: { ...account, lots, owed: account.owed - paid }, parts, owed: -paid };
}

/** Takes out what is left of hours whose day has passed; undefined when there is none. */
export function expireHours(account: HourAccount, today: string): Moved | undefined {
  const due = account.lots.filter(({ until }) => until !== undefined && until < today);
  if (due.length === 0) return undefined;
  const lots = account.lots.filter((lot) => !due.includes(lot));
  return { account: { ...account, lots }, parts: due.map((lot) => toPart(lot, lot.left)), owed: 0 };
}

export const hoursIn = (parts: readonly { readonly hours: number }[]): number =>
  sum(parts.map(({ hours }) => hours));

/** The hours of several accounts as lists show them. */
export function glanceOf(accounts: readonly HourAccount[]) {
  const lots = accounts.flatMap((account) => account.lots);
  return {
    left: sum(lots.map(({ left }) => left)),
    owed: sum(accounts.map(({ owed }) => owed)),
    until: lots.flatMap(({ until, left }) => (until ? [{ day: until, hours: left }] : [])),
  };
}
