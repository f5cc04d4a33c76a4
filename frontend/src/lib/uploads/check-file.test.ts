import { expect, test } from 'vitest';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { checkFile, uploadName } from './check-file.ts';

test.each([
  ['a picture', 'sun.PNG', 1, null],
  ['what machines run', 'game.exe', 1, 'ending'],
  ['a name without ending', 'README', 1, 'ending'],
  ['nothing at all', 'sun.png', 0, 'empty'],
  ['a film of 2 GB', 'film.mp4', UPLOAD_LIMITS.bytes, null],
  ['a larger film', 'film.mp4', UPLOAD_LIMITS.bytes + 1, 'size'],
  ['a project that is too large for its kind', 'cat.sb3', UPLOAD_LIMITS.projectBytes + 1, 'size'],
])('before a byte is sent: %s', (_what, name, size, rule) => {
  expect(checkFile({ name, size }, 'work')?.rule ?? null).toBe(rule);
});

test('a name that is too long keeps its ending, and no half of a character', () => {
  const name = uploadName(`${'😀'.repeat(200)}.webp`);
  expect(name.length).toBeLessThanOrEqual(UPLOAD_LIMITS.fileNameMax);
  expect(name).toMatch(/\.webp$/);
  expect(name.isWellFormed()).toBe(true);
});

test('what the server takes and is not wanted here is not begun with', () => {
  const wanted = ['sb3'] as const;
  expect(checkFile({ name: 'cat.sb3', size: 1 }, 'work', wanted)).toBeNull();
  expect(checkFile({ name: 'sun.png', size: 1 }, 'work', wanted)).toEqual({
    rule: 'ending',
    endings: 'sb3',
  });
});
