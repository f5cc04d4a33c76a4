import { expect, test } from 'vitest';
import { currentItem, groupOf, openGroups } from './menu.ts';

const item = (url: string, ...children: ReturnType<typeof leaf>[]) => ({
  name: url,
  icon: '',
  url,
  children,
});
const leaf = (url: string) => ({ name: url, icon: '', url, children: [] });
const MENU = [item('/index'), item('', leaf('/custom'), leaf('/custom/add')), item('/report')];

test.each([
  ['/index', '/index'],
  ['/custom/see/7', '/custom'],
  ['/custom/add', '/custom/add'],
  ['/reporter', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, url) => {
  expect(currentItem(MENU, path)).toBe(url);
});

const group = (icon: string, count: number) => ({
  ...item('', ...Array.from({ length: count }, (_, index) => leaf(`/${icon}/${index}`))),
  icon,
});
const GROUPS = [item('/index'), group('a', 4), group('b', 3), group('c', 4), group('d', 2)];

test.each([
  [undefined, 'a b'],
  [[], ''],
  [['d', 'a', 'b'], 'd a'],
  [['c', 'a', 'd', 'b'], 'c d'],
  [['gone', 'b'], 'b'],
])('of the groups %j these are open: %s', (chosen, open) => {
  expect([...openGroups(GROUPS, chosen)].join(' ')).toBe(open);
});

test('a group with more links than are shown can be opened', () => {
  expect([...openGroups([group('large', 9), group('a', 1)], ['large', 'a'])]).toEqual(['large']);
});

test('the group of a screen is the one that holds its link', () => {
  expect(groupOf(GROUPS, '/c/3')).toBe('c');
  expect(groupOf(GROUPS, '/index')).toBeUndefined();
});
