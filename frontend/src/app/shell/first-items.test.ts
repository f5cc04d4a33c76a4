import { expect, test } from 'vitest';
import type { MenuItem } from '#shared/people/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { firstItems } from './first-items.ts';

const link = (url: string): MenuItem => ({ name: url, icon: '', url, children: [] });
const urls = (items: readonly MenuItem[]) => items.map(({ url }) => url);

test('links of groups are found, in the order of the role', () => {
  const group = { ...link(''), children: [link('/classRecord'), link('/calendar')] };
  const menu = [group, link('/index'), link('/statistics')];
  expect(urls(firstItems(menu, ROLE.teacher))).toEqual(['/index', '/calendar', '/classRecord']);
});

test('what the menu does not have makes room for what comes next', () => {
  const menu = ['/index', '/student', '/studyMan', '/classMan'].map(link);
  expect(urls(firstItems(menu, ROLE.principal))).toEqual([
    '/index',
    '/student',
    '/studyMan',
    '/classMan',
  ]);
});
