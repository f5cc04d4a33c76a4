import { expect, test } from 'vitest';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { putItem } from '#functions/platform/table.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { mergedPage } from './merged-lists.ts';

const ALL = ['0', '9'] as const;

/** Lists of a school with tasks at these positions. */
async function makeLists(positions: readonly (readonly string[])[]): Promise<string[]> {
  const schoolId = await makeSchool();
  const lists = positions.map((_, index) => schoolList(schoolId, `merged${index}`));
  const entries = positions.flatMap((of, index) =>
    of.map((position) => listing(lists[index] ?? '', position, `tsk-${position}`)),
  );
  await Promise.all(entries.map((Item) => putItem({ Item: { ...Item } })));
  return lists;
}

test('the newest of each list are answered, however many newer ones another list has', async () => {
  const lists = await makeLists([
    ['5', '6', '7', '8'],
    ['1', '2', '3', '6'],
  ]);
  const page = await mergedPage({ lists, within: ALL, limit: 2, newest: 3, name: 'test' });
  expect(page.ids).toEqual(['tsk-8', 'tsk-7']);
  expect(page.newest.map(({ target }) => target)).toEqual([
    'tsk-8',
    'tsk-7',
    'tsk-6',
    'tsk-3',
    'tsk-2',
  ]);
  const { cursor } = page;
  const next = await mergedPage({
    lists,
    within: ALL,
    limit: 9,
    cursor: cursor ?? '',
    name: 'test',
  });
  expect(next).toMatchObject({ ids: ['tsk-6', 'tsk-5', 'tsk-3', 'tsk-2', 'tsk-1'], newest: [] });
});
