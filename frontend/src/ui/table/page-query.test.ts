import { keepPreviousData, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CallQuery } from '#frontend/src/lib/query.ts';
import { type PageAsked, pageQuery } from './page-query.ts';

interface Answer {
  readonly names: readonly string[];
  readonly cursor: string | null;
}

const ANSWERS: Record<string, Answer> = {
  a: { names: ['anna', 'ada'], cursor: null },
  b: { names: ['bob'], cursor: null },
  many: { names: ['none'], cursor: 'second' },
  second: { names: ['many'], cursor: null },
};

const keyOf = (...asked: readonly unknown[]): QueryKey => ['find', ...asked];

/** Like the server's search: the rows that do not fit are left out by `toPage`. */
const asks = {
  ask: ({ search, cursor }: PageAsked): CallQuery<Answer> => ({
    queryKey: keyOf(search, cursor) as CallQuery<Answer>['queryKey'],
    queryFn: async () => {
      const answer = ANSWERS[cursor ?? search];
      if (!answer) throw new Error(`no answer to ${cursor ?? search}`);
      return answer;
    },
  }),
  toPage: ({ names, cursor }: Answer, { search }: { readonly search: string }) => ({
    list: names.filter((name) => name.startsWith(search)),
    cursor,
  }),
};
const asked = (search: string): PageAsked => ({
  search,
  sort: '',
  filters: {},
  limit: 20,
  cursor: undefined,
});
const shown = (search: string) => ({
  ...pageQuery(asks, asked(search)),
  placeholderData: keepPreviousData,
});

test('while the next page loads, the old one is shown as it was', async () => {
  const client = new QueryClient();
  const observer = new QueryObserver(client, shown('a'));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data?.list).toEqual(['anna', 'ada']);

  observer.setOptions(shown('b'));
  const loading = observer.getCurrentResult();
  expect(loading.isPlaceholderData).toBe(true);
  expect(loading.data?.list).toEqual(['anna', 'ada']);

  await expect.poll(() => observer.getCurrentResult().data?.list).toEqual(['bob']);
  stop();
});

test('a page whose rows are all left out is passed over', async () => {
  const client = new QueryClient();
  await expect(client.fetchQuery(shown('many'))).resolves.toEqual({ list: ['many'], cursor: null });
});

test('a converted page is cached apart from the answer of the call', async () => {
  const client = new QueryClient();
  await client.fetchQuery(asks.ask(asked('a')));
  await expect(client.fetchQuery(shown('a'))).resolves.toMatchObject({ list: ['anna', 'ada'] });
  expect(client.getQueryData(asks.ask(asked('a')).queryKey)).toEqual(ANSWERS['a']);
});
