import * as z from 'zod';
import { CourseId } from '#shared/ids.ts';

/** An amount of class hours, in halves, which floating-point numbers hold exactly. */
const amount = () => z.number().multipleOf(0.5);

/** What is left of hours that were credited together. */
const HourLot = () =>
  z.object({
    /** Number of the entry that credited them. */
    entry: z.number().int(),
    left: amount().positive(),
    /** The last day on which they can be used; absent when they never expire. */
    until: z.iso.date().optional(),
  });
type HourLot = z.infer<ReturnType<typeof HourLot>>;

const NO_MONEY = { paid: 0, refunded: 0 };

/** Class hours of a student for a kind of course. While hours are owed there are no lots. */
export const HourAccount = () =>
  z.object({
    /** Absent for the general account. */
    courseId: CourseId.optional(),
    lots: z.array(HourLot()),
    /** Hours of lessons that the balance did not cover. */
    owed: amount().min(0),
    /** Hours by kind of entry, without reversed entries. */
    totals: z.object({
      purchase: amount(),
      gift: amount(),
      use: amount(),
      expiry: amount(),
      refund: amount().default(0),
    }),
    /** Money paid and given back, in the smallest unit of the school's currency, without reversed entries. */
    money: z.object({ paid: z.int(), refunded: z.int() }).default(NO_MONEY),
    /** Number of entries so far. */
    entries: z.number().int(),
    /** Used up and closed by staff: no warnings of a low balance. */
    settled: z.boolean().default(false),
    /** How fast it is used up: what lessons took since a day, in how many, and when last; absent before the first. */
    pace: z
      .object({
        from: z.iso.date(),
        at: z.iso.date(),
        hours: z.number(),
        times: z.number().int(),
      })
      .optional(),
  });
export type HourAccount = z.infer<ReturnType<typeof HourAccount>>;
/** A kind of entry with a total of its own; what takes hours is summed as a positive amount. */
export type CountedKind = keyof HourAccount['totals'];

export const newAccount = (courseId: CourseId | undefined): HourAccount => ({
  ...(courseId && { courseId }),
  lots: [],
  owed: 0,
  totals: { purchase: 0, gift: 0, use: 0, expiry: 0, refund: 0 },
  money: NO_MONEY,
  entries: 0,
  settled: false,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const balanceOf = ({ lots, owed }: Pick<HourAccount, 'lots' | 'owed'>): number =>
  sum(lots.map(({ left }) => left)) - owed;

/** Lots are used in this order: what expires first, then what was credited first. */
const NEVER = '9999-12-31';
const inOrder = (a: HourLot, b: HourLot): number => {
  const [first, second] = [a.until ?? NEVER, b.until ?? NEVER];
  if (first !== second) return first < second ? -1 : 1;
  return a.entry - b.entry;
};

/** The hours that expire next, with their day. */
export function nextExpiry({ lots }: HourAccount): { until: string; hours: number } | undefined {
  const until = lots
    .flatMap((lot) => lot.until ?? [])
    .sort()
    .at(0);
  if (until === undefined) return undefined;
  return { until, hours: sum(lots.filter((lot) => lot.until === until).map(({ left }) => left)) };
}

/** Hours taken out of a lot, or put into it. */
export const HourPart = () =>
  z.object({
    entry: z.number().int(),
    hours: amount().positive(),
    until: z.iso.date().optional(),
  });
export type HourPart = z.infer<ReturnType<typeof HourPart>>;

/** An account after a movement of hours, with the lots that it changed and by how much the debt changed. */
export interface HourMovement {
  readonly account: HourAccount;
  readonly parts: readonly HourPart[];
  readonly owed: number;
}

const toPart = ({ entry, until }: HourLot, hours: number): HourPart => ({
  entry,
  hours,
  ...(until && { until }),
});

/** Takes hours out of the lots, those of the entry `first` before all others; what is missing is owed. */
export function takeHours(account: HourAccount, hours: number, first?: number): HourMovement {
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

const isSameLot = (a: HourPart, b: HourLot): boolean => a.entry === b.entry && a.until === b.until;

function fill(lots: readonly HourLot[], part: HourPart): HourLot[] {
  if (lots.some((lot) => isSameLot(part, lot)))
    return lots.map((lot) =>
      isSameLot(part, lot) ? { ...lot, left: lot.left + part.hours } : lot,
    );
  const { hours, ...lot } = part;
  return [...lots, { ...lot, left: hours }];
}

function empty(lots: readonly HourLot[], part: HourPart): HourLot[] {
  return lots.flatMap((lot) => {
    const left = isSameLot(part, lot) ? lot.left - part.hours : lot.left;
    return left > 0 ? [{ ...lot, left }] : [];
  });
}

/** An account after a movement that is known from its entry. */
export function afterMovement(
  account: HourAccount,
  { hours, parts, owed }: Pick<HourMovement, 'parts' | 'owed'> & { readonly hours: number },
): HourAccount {
  const lots = parts.reduce<HourLot[]>(hours < 0 ? empty : fill, [...account.lots]);
  return { ...account, lots, owed: account.owed + owed };
}

/** Pays the debt first; the rest goes into the lots of `targets`, each up to its hours. */
export function giveHours(
  account: HourAccount,
  hours: number,
  targets: readonly HourPart[],
): HourMovement {
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

/** Takes out what is left of hours whose last day has passed; undefined when there is none. */
export function expireHours(account: HourAccount, today: string): HourMovement | undefined {
  const due = account.lots.filter(({ until }) => until !== undefined && until < today);
  if (due.length === 0) return undefined;
  const lots = account.lots.filter((lot) => !due.includes(lot));
  return { account: { ...account, lots }, parts: due.map((lot) => toPart(lot, lot.left)), owed: 0 };
}

/** What is left of the hours that an entry credited. */
export const leftOf = ({ lots }: Pick<HourAccount, 'lots'>, entry: number): number =>
  sum(lots.filter((lot) => lot.entry === entry).map(({ left }) => left));

export const hoursIn = (parts: readonly { readonly hours: number }[]): number =>
  sum(parts.map(({ hours }) => hours));

/** The hours of several accounts, as lists of students show them. */
export function summarizeHours(accounts: readonly HourAccount[]) {
  const lots = accounts.flatMap((account) => account.lots);
  return {
    left: sum(lots.map(({ left }) => left)),
    owed: sum(accounts.map(({ owed }) => owed)),
    until: lots.flatMap(({ until, left }) => (until ? [{ day: until, hours: left }] : [])),
  };
}
