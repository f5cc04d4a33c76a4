import { expect, test } from 'vitest';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { problemOf } from './avatar-file.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
function file(name: string, bytes: readonly number[], size = 100): File {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name);
}

test.each([
  ['me.png', PNG],
  ['me.PNG', PNG],
  ['me.jpg', [0xff, 0xd8, 0xff, 0xe0]],
  ['me.jpeg', [0xff, 0xd8, 0xff, 0xe1]],
  ['me.gif', [0x47, 0x49, 0x46, 0x38]],
  ['me.bmp', [0x42, 0x4d]],
  // Cameras and messengers misname them; the content is a picture all the same.
  ['me.jpg', PNG],
])('%s is accepted', async (name, bytes) => {
  expect(await problemOf(file(name, bytes))).toBeNull();
});

test.each([
  ['me.exe', [0x4d, 0x5a]],
  ['renamed.png', [0x4d, 0x5a]],
  ['renamed.jpg', [0x25, 0x50, 0x44, 0x46]],
  ['me.webp', [0x52, 0x49, 0x46, 0x46]],
  ['me.svg', [0x3c, 0x73, 0x76, 0x67]],
  ['png', PNG],
  ['me.png.exe', PNG],
  ['empty.png', []],
])('%s is unsupported', async (name, bytes) => {
  expect(await problemOf(file(name, bytes))).toBe('unsupported');
});

test('20 MB are accepted, one byte more is not', async () => {
  expect(await problemOf(file('me.png', PNG, PEOPLE_LIMITS.avatarSourceBytes))).toBeNull();
  expect(await problemOf(file('me.png', PNG, PEOPLE_LIMITS.avatarSourceBytes + 1))).toBe(
    'tooLarge',
  );
});
