import { expect, test } from 'vitest';
import type { ListedVersion } from '#shared/works/fields.ts';
import { isLastLoaded, neighboursOf } from './neighbours.ts';
import { saidOf } from './said-of.ts';

const version = (more: Partial<ListedVersion> = {}): ListedVersion => ({
  no: 2,
  at: '2026-03-02T10:00:00.000Z',
  bytes: 10,
  by: '王子涵',
  device: '',
  label: '',
  note: '',
  name: '迷宫.sb3',
  content_type: 'application/x.scratch.sb3',
  thumbnail: '',
  url: '',
  by_hand: null,
  deadlines: [],
  ...more,
});
const DEADLINE = '2026-03-02T12:00:00.000Z';

test.each<[string, Partial<ListedVersion>, readonly string[]]>([
  ['of which nothing is known', {}, []],
  ['that somebody saved', { by_hand: true }, ['byHand']],
  ['that the editor saved', { by_hand: false }, ['byItself']],
  ['that was handed in', { label: 'handed-in', by_hand: true }, ['handed-in', 'byHand']],
  ['that began as a copy', { label: 'copy', by_hand: false }, ['copy']],
  ['that has a name', { label: 'named', note: '第一关', by_hand: true }, ['named', 'note']],
  ['that was restored', { label: 'restored', note: '1' }, ['restored']],
  ['that was restored and handed in', { label: 'handed-in', note: '1' }, ['handed-in']],
  ['of a device', { device: 'Chrome' }, ['from']],
  [
    'that stands for a deadline',
    { deadlines: [DEADLINE], by_hand: false },
    ['deadline', 'byItself'],
  ],
])('a version %s is told so', (_, more, expected) => {
  expect(saidOf(version(more), { isNewest: false }).map(({ text }) => text)).toEqual(expected);
  expect(saidOf(version(more), { isNewest: true })[0]).toEqual({ text: 'newest' });
});

test('what is said has its number, its device and its time', () => {
  const restored = saidOf(version({ label: 'restored', note: '7', device: 'iPad' }), {
    isNewest: false,
  });
  expect(restored).toEqual([
    { text: 'restored', no: '7' },
    { text: 'from', device: 'iPad' },
  ]);
  expect(saidOf(version({ deadlines: [DEADLINE] }), { isNewest: false })).toEqual([
    { text: 'deadline', deadline: DEADLINE },
  ]);
});

test('a version that does not open is told so, before where it came from', () => {
  const said = saidOf(version({ device: 'iPad' }), { isNewest: true, isUnopened: true });
  expect(said.map(({ text }) => text)).toEqual(['newest', 'unopened', 'from']);
});

test('a version is compared with the one before it that is left, and with the newest', () => {
  // Others were thinned out.
  const rows = [9, 8, 5, 1].map((no) => ({ no }));
  expect(neighboursOf(rows, 8)).toEqual({ newest: 9, previous: 5 });
  expect(neighboursOf(rows, 9)).toEqual({ newest: 9, previous: 8 });
  expect(neighboursOf(rows, 1)).toEqual({ newest: 9, previous: null });
  expect(neighboursOf(rows, null)).toEqual({ newest: 9, previous: null });
  expect(neighboursOf([], null)).toEqual({ newest: null, previous: null });
  expect(isLastLoaded(rows, 1)).toBe(true);
  expect(isLastLoaded(rows, 5)).toBe(false);
});
