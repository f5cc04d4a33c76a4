import { expect, test } from 'vitest';
import type { HandedIn, KeptVersion, Submission } from '#shared/tasks/fields.ts';
import { reviewedOf, versionsToReview } from './versions-to-review.ts';

const DEADLINE = '2026-03-02T10:00:00.000Z';
const kept = (version: number) => ({ work_id: 'wrk-1', version, title: '迷宫' }) as KeptVersion;
const handed = (version: number) => kept(version) as KeptVersion & HandedIn;

const submission = (more: object) =>
  ({ handed_in: [], at_deadline: null, reviewed: null, ...more }) as unknown as Submission;
const at_deadline = { deadline: DEADLINE, state: 'work', version: kept(2), arrived: kept(3) };
const shown = (more: object) =>
  versionsToReview(submission(more)).map(({ what, version }) => `${what} ${version}`);

test.each([
  ['nothing', {}, []],
  ['what was handed in', { handed_in: [handed(5), handed(4)] }, ['handed_in 5', 'handed_in 4']],
  [
    'what the deadline has frozen, then what arrived late',
    { at_deadline },
    ['deadline 2', 'arrived 3'],
  ],
  [
    'what was handed in late before what the deadline has frozen',
    { at_deadline, handed_in: [handed(7)] },
    ['handed_in 7', 'deadline 2', 'arrived 3'],
  ],
  [
    'what was reviewed before what was not',
    { at_deadline, reviewed: { ...kept(3), what: 'arrived' } },
    ['arrived 3', 'deadline 2'],
  ],
  [
    'what was reviewed though the deadline has been moved since',
    { reviewed: { ...kept(2), what: 'deadline' } },
    ['deadline 2'],
  ],
])('a reviewer sees %s', (_, more, expected) => {
  expect(shown(more)).toEqual(expected);
});

test('a review names the version unless it was handed in', () => {
  const [frozen, late] = versionsToReview(submission({ at_deadline }));
  expect(reviewedOf(frozen)).toEqual({ what: 'deadline', version: 2 });
  expect(reviewedOf(late)).toEqual({ what: 'arrived', version: 3 });
  expect(reviewedOf({ ...handed(5), what: 'handed_in' })).toEqual({});
  expect(reviewedOf(undefined)).toEqual({});
});
