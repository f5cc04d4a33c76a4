import { expect, test } from 'vitest';
import { currentItem } from './menu.ts';

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
