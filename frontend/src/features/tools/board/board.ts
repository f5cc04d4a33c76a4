/** Points of a page: a whiteboard is as wide as it is drawn on any device, and so are its pictures. */
export const PAGE = { width: 1600, height: 900 } as const;

export const PENS = ['ink', 'blue', 'red', 'green', 'orange', 'purple'] as const;
export type Pen = (typeof PENS)[number];
export const SIZES = [6, 12, 24] as const;
export type Size = (typeof SIZES)[number];

/** Across, down, and how hard the pen was pressed. */
export type Point = readonly [number, number, number];

export interface Stroke {
  readonly kind: 'stroke';
  readonly pen: Pen;
  readonly size: Size;
  readonly points: readonly Point[];
}

export interface Words {
  readonly kind: 'words';
  readonly pen: Pen;
  readonly size: Size;
  readonly at: readonly [number, number];
  readonly text: string;
}

export type Item = Stroke | Words;

/** A page, how it was before each change, and what was undone; the last one first. */
export interface Page {
  readonly items: readonly Item[];
  readonly before: readonly (readonly Item[])[];
  readonly undone: readonly (readonly Item[])[];
}

const STEPS_BACK = 60;
export const PAGES_MAX = 20;
export const WORDS_MAX = 200;

export const EMPTY: Page = { items: [], before: [], undone: [] };

export const withItems = (page: Page, items: readonly Item[]): Page =>
  items === page.items
    ? page
    : { items, before: [page.items, ...page.before].slice(0, STEPS_BACK), undone: [] };

export const withItem = (page: Page, item: Item): Page => withItems(page, [...page.items, item]);

export const clear = (page: Page): Page => (page.items.length > 0 ? withItems(page, []) : page);

export function undo({ items, before: [last, ...earlier], undone }: Page): Page {
  if (!last) return { items, before: [], undone };
  return { items: last, before: earlier, undone: [items, ...undone] };
}

export function redo({ items, before, undone: [next, ...later] }: Page): Page {
  if (!next) return { items, before, undone: [] };
  return { items: next, before: [items, ...before], undone: later };
}

/** How high the letters of a size are. */
export const lettersOf = (size: Size): number => 24 + size * 2;

/** How far from its line a touch still means it. */
const REACH = 14;

function distance(point: readonly [number, number], [ax, ay]: Point, [bx, by]: Point): number {
  const [x, y] = point;
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function touchesWords({ at: [left, top], text, size }: Words, [x, y]: readonly [number, number]) {
  const height = lettersOf(size) * 1.3;
  const lines = text.split('\n');
  const widest = Math.max(...lines.map((line) => [...line].length));
  return (
    x >= left - REACH &&
    x <= left + widest * lettersOf(size) &&
    y >= top - REACH &&
    y <= top + height * lines.length
  );
}

/** Whether somebody who touches this point means the item. */
export function touches(item: Item, point: readonly [number, number]): boolean {
  if (item.kind === 'words') return touchesWords(item, point);
  const { points, size } = item;
  const reach = REACH + size / 2;
  const [first] = points;
  if (!first) return false;
  return points.some((each, at) => distance(point, points[at - 1] ?? first, each) <= reach);
}

/** Takes away what the eraser touches. */
export function erase(items: readonly Item[], point: readonly [number, number]): readonly Item[] {
  const left = items.filter((item) => !touches(item, point));
  return left.length === items.length ? items : left;
}
