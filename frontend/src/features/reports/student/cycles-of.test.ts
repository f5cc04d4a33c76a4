import { expect, test } from 'vitest';
import { ClassId } from '#shared/ids.ts';
import { cyclesOf } from './cycles-of.ts';

const [own, other] = [ClassId.parse('cls-1'), ClassId.parse('cls-2')];

test('offers open cycles in which the class takes part', () => {
  const all = { name: 'all', state: 'open' as const, all_classes: true, class_ids: [] };
  const named = { ...all, name: 'named', all_classes: false, class_ids: [own] };
  const closed = { ...all, name: 'closed', state: 'closed' as const };
  const foreign = { ...named, name: 'foreign', class_ids: [other] };
  const found = cyclesOf([all, named, closed, foreign], own);
  expect(found.map(({ name }) => name)).toEqual(['all', 'named']);
});
