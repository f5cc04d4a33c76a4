import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { students } from '#shared/students/contract.ts';
import { invalidate, keyOf, matching, pagesOf, queryOf, type Target } from './query.ts';

const { info, candidates } = classes.endpoints;
const [ONE, OTHER] = ['cls-1', 'cls-2'];

const QUERIES = {
  one: queryOf(info, { class_id: ONE }).queryKey,
  copy: queryOf(info, { class_id: ONE }, 'change').queryKey,
  other: queryOf(info, { class_id: OTHER }).queryKey,
  pages: pagesOf(candidates, { class_id: ONE, limit: 5 }).queryKey,
  students: queryOf(students.endpoints.list, {}).queryKey,
};

/** A client that knows all of them. */
function filled(): QueryClient {
  const client = new QueryClient();
  for (const queryKey of Object.values(QUERIES)) client.setQueryData<unknown>(queryKey, {});
  return client;
}

test('a field that is undefined is as good as missing', () => {
  const asked = queryOf(students.endpoints.list, { search: 'a', class_id: undefined });
  expect(hashKey(asked.queryKey)).toBe(hashKey(keyOf(students.endpoints.list, { search: 'a' })));
});

test('pages, a page and a copy of it are three things', () => {
  const payload = { class_id: ONE };
  const keys = [
    queryOf(candidates, payload).queryKey,
    queryOf(candidates, payload, 'change').queryKey,
    pagesOf(candidates, payload).queryKey,
  ];
  expect(new Set(keys.map(hashKey)).size).toBe(3);
});

test('the next page is the one that the cursor leads to', () => {
  const { getNextPageParam } = pagesOf(candidates, { class_id: ONE });
  expect(getNextPageParam({ list: [], cursor: 'next' })).toBe('next');
  expect(getNextPageParam({ list: [], cursor: null })).toBeUndefined();
});

test.each<[string, Target[], (keyof typeof QUERIES)[]]>([
  ['a group', [classes], ['one', 'copy', 'other', 'pages']],
  ['a call', [info], ['one', 'copy', 'other']],
  ['a call with a part of its payload', [keyOf(candidates, { class_id: ONE })], ['pages']],
  ['one answer and its copies', [QUERIES.one], ['one', 'copy']],
  ['several', [candidates, students], ['pages', 'students']],
  ['nothing', [], []],
])('%s makes old what it is about, and nothing else', async (_, targets, old) => {
  const client = filled();
  await invalidate(client, ...targets);
  const found = Object.entries(QUERIES).filter(
    ([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated,
  );
  expect(found.map(([name]) => name)).toEqual(old);
  expect(client.getQueryCache().findAll(matching(...targets))).toHaveLength(old.length);
});
