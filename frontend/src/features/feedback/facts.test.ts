import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { withoutSecrets } from './facts.ts';

const id = newId('class');

test.each([
  ['/calendar', '/calendar'],
  [`/classMan/classRoom/${id}?tab=statistics#a`, `/classMan/classRoom/${id}`],
  ['/parent/Zx81-q_token.9f', '/parent/…'],
  ['/card/0123456789abcdef', '/card/…'],
  ['/worksMan/12', '/worksMan/12'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('%s is told as %s', (address, told) => {
  expect(withoutSecrets(address)).toBe(told);
});
