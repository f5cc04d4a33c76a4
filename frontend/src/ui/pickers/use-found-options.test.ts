import { expect, it, vi } from 'vitest';
import { findOptions, narrowed } from './use-found-options.ts';

const context = { signal: new AbortController().signal };

/** A list of numbered rows in pages, of which some are not offered. */
function listOf(count: number, isOffered: (row: number) => boolean) {
  const fetchPage = vi.fn(
    async ({ cursor = '0', limit }: { cursor: string | undefined; limit: number }) => {
      const from = Number(cursor);
      const to = Math.min(count, from + limit);
      const list = Array.from({ length: to - from }, (_, at) => from + at);
      return { list, cursor: to < count ? `${to}` : null };
    },
  );
  return { fetchPage, toOption: (row: number) => (isOffered(row) ? `option ${row}` : undefined) };
}

it('offers a row that lies behind a page of rows that are not offered', async () => {
  const list = listOf(200, (row) => row >= 190);
  expect(await findOptions(list, context)).toHaveLength(10);
  expect(list.fetchPage).toHaveBeenCalledTimes(7);
});

it('reads no page more than it needs, and offers no more than are asked for', async () => {
  const list = listOf(200, (row) => row % 2 === 0);
  const found = await findOptions({ ...list, most: 20 }, context);
  expect(found).toHaveLength(20);
  expect(found.at(-1)).toBe('option 38');
  expect(list.fetchPage).toHaveBeenCalledTimes(2);
});

it('gives up after some pages of a list without an end', async () => {
  const list = listOf(Number.POSITIVE_INFINITY, () => false);
  expect(await findOptions(list, context)).toEqual([]);
  expect(list.fetchPage).toHaveBeenCalledTimes(10);
});

it('keeps the options before that fit a new search, in their order, as the server compares names', () => {
  const before = ['Amy Lin', 'Ben', 'ａｍｙ Wu'].map((name) => ({ name }));
  expect(narrowed(before, 'AMY')).toEqual([before[0], before[2]]);
  expect(narrowed(before, 'amyl')).toEqual([before[0]]);
  expect(narrowed(before, '')).toEqual(before);
});
