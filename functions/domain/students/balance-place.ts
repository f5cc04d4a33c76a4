const HALVES_FROM = 5_000_000;

/** A balance of class hours, in halves, as a text that sorts like the number. */
export const placeOfBalance = (balance: number): string =>
  String(HALVES_FROM + Math.round(balance * 2)).padStart(7, '0');

/** No balance is further from 0. */
const LIMIT = HALVES_FROM / 2 - 1;

/** The balance encoded in a position of a list. */
export const balanceAt = (position: string): number => (Number(position) - HALVES_FROM) / 2;

/** Places between two balances, both included, in an index where `#` and an id follow them. */
export const placesBetween = (least: number, most: number): readonly [string, string] => [
  placeOfBalance(Math.max(least, -LIMIT)),
  `${placeOfBalance(Math.min(most, LIMIT))}~`,
];
