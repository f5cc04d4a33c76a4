/**
 * The way back through a list: where each page after the first began. Cursors are opaque and lead
 * only forward, so "previous" needs those that were passed.
 */
export type CursorStack = readonly string[];

export const FIRST_PAGE: CursorStack = [];

/** Where the shown page begins; undefined for the first one. */
export const positionOf = (stack: CursorStack): string | undefined => stack.at(-1);

/** Counted from 1. */
export const pageNumber = (stack: CursorStack): number => stack.length + 1;

/** To the page that `cursor` leads to. Nothing changes on the last page, nor when a click is repeated. */
export const forward = (stack: CursorStack, cursor: string | null): CursorStack =>
  cursor === null || stack.includes(cursor) ? stack : [...stack, cursor];

export const back = (stack: CursorStack): CursorStack => stack.slice(0, -1);

/** A stack belongs to one question: another search, order, filter or page size starts at the first page. */
export interface KeyedStack {
  readonly key: string;
  readonly stack: CursorStack;
}

export const stackFor = (kept: KeyedStack, key: string): CursorStack =>
  kept.key === key ? kept.stack : FIRST_PAGE;
