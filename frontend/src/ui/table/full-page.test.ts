import { expect, test } from 'vitest';
import { countEntries, type Page, untilRows } from './full-page.ts';

const pages: Record<string, Page<number>> = {
  first: { list: [], cursor: 'second', total: 2 },
  second: { list: [], cursor: 'third' },
  third: { list: [1, 2], cursor: 'fourth' },
};
const fetchPage = async (cursor: string | undefined) => {
  const page = pages[cursor ?? 'first'];
  if (!page) throw new Error(`asked for ${cursor}`);
  return page;
};

test('empty pages with more behind them are passed over', async () => {
  await expect(untilRows(fetchPage, undefined)).resolves.toEqual(pages['third']);
});

test('an empty list is an empty page', async () => {
  const nothing = { list: [], cursor: null };
  await expect(untilRows(async () => nothing, undefined)).resolves.toBe(nothing);
});

test('a page with rows is answered as it came, however short', async () => {
  await expect(untilRows(fetchPage, 'third')).resolves.toBe(pages['third']);
});

test('a page counts what the server has listed, not the rows that became of it', () => {
  expect(countEntries({ list: [1, 2, 3], cursor: null })).toBe(3);
  expect(countEntries({ list: [1, 1, 2], cursor: null, entries: 2 })).toBe(2);
});
