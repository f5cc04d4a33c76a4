import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [5 * 1024 ** 2, '5 MB'],
  [300 * 1024 ** 3, '300 GB'],
  [2000 * 1024 ** 3, '2 TB'],
  [5000 * 1024 ** 4, '5,000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test('a size is written as the language does', () => {
  expect(formatBytes(1.5 * 1024 ** 3, 'zh-CN')).toMatch(/1\.5/);
  expect(formatBytes(0, 'zh-TW')).toMatch(/0/);
});
