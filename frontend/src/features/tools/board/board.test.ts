import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clear,
  EMPTY,
  erase,
  type Item,
  type Page,
  redo,
  touches,
  undo,
  withItem,
} from './board.ts';

const stroke = (...points: readonly [number, number][]): Item => ({
  kind: 'stroke',
  pen: 'ink',
  size: 6,
  points: points.map(([x, y]) => [x, y, 0.5] as const),
});
const LINE = stroke([100, 100], [500, 100]);
const WORDS: Item = { kind: 'words', pen: 'red', size: 12, at: [800, 300], text: '你好' };

const steps = fc.array(
  fc.constantFrom<(page: Page) => Page>(
    (page) => withItem(page, LINE),
    (page) => withItem(page, WORDS),
    clear,
  ),
  { maxLength: 12 },
);

describe('a page', () => {
  it('goes back to the beginning, and forward to where it was', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let page = EMPTY;
        for (const step of all) page = step(page);
        const { items } = page;
        const count = page.before.length;
        for (let at = 0; at < count; at += 1) page = undo(page);
        expect(page.items).toEqual([]);
        for (let at = 0; at < count; at += 1) page = redo(page);
        expect(page.items).toEqual(items);
        expect(redo(page).items).toEqual(items);
      }),
    );
  });

  it('forgets what was undone once something else is drawn', () => {
    const page = withItem(undo(withItem(EMPTY, LINE)), WORDS);
    expect(redo(page).items).toEqual([WORDS]);
  });

  it('is not changed by clearing nothing', () => {
    expect(clear(EMPTY)).toBe(EMPTY);
  });
});

describe('the eraser', () => {
  it('takes what it touches, between the points of a line too', () => {
    expect(erase([LINE, WORDS], [300, 104])).toEqual([WORDS]);
    expect(erase([LINE, WORDS], [810, 320])).toEqual([LINE]);
  });

  it('leaves all as it is where there is nothing', () => {
    const items = [LINE, WORDS];
    expect(erase(items, [300, 400])).toBe(items);
  });

  it('takes a dot', () => {
    expect(touches(stroke([50, 50]), [52, 49])).toBe(true);
  });
});
