/** Where a page after the first begins. */
interface Position {
  readonly cursor: string;
  /** How many rows come before it. */
  readonly passed: number;
}

/**
 * The previous pages of a list. Cursors are opaque and lead only forward, so "previous" needs the cursors that
 * were passed. Pages may be short, so the passed rows are counted.
 */
export type CursorStack = readonly Position[];

export const FIRST_PAGE: CursorStack = [];

/** The cursor of the current page; undefined for the first page. */
export const cursorOf = (stack: CursorStack): string | undefined => stack.at(-1)?.cursor;

/** How many rows come before the shown page. */
export const passedBefore = (stack: CursorStack): number => stack.at(-1)?.passed ?? 0;

/**
 * Moves to the page of `cursor`, past the `rows` of the current one. Does nothing on the last page, or when a
 * click is repeated.
 */
export const forward = (stack: CursorStack, cursor: string | null, rows: number): CursorStack =>
  cursor === null || stack.some((position) => position.cursor === cursor)
    ? stack
    : [...stack, { cursor, passed: passedBefore(stack) + rows }];

export const back = (stack: CursorStack): CursorStack => stack.slice(0, -1);

/** A stack belongs to one search, order, filter and page size; a change starts again at the first page. */
export interface KeyedStack {
  readonly key: string;
  readonly stack: CursorStack;
}

export const stackFor = (kept: KeyedStack, key: string): CursorStack =>
  kept.key === key ? kept.stack : FIRST_PAGE;
