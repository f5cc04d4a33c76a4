import { expect, test } from 'vitest';
import * as z from 'zod';
import { wallClock } from '#frontend/src/lib/wall-clock.ts';
import { ClassId } from '#shared/ids.ts';
import {
  type ReleaseValues,
  releaseFields,
  toReleasePayload,
  withReleaseRules,
} from './release-form.ts';

const timeZone = 'Asia/Shanghai';
const HOUR = 3_600_000;
const clockIn = (hours: number) => wallClock(Date.now() + hours * HOUR, timeZone);
const someClass = { id: ClassId.parse('cls-1'), name: 'A' };
const VALUES: ReleaseValues = {
  class_ids: [someClass],
  student_ids: [],
  release_at: '',
  deadline: '',
};
const nothingKept = { deadline: '', release_at: '' };

function wrongIn(values: Partial<ReleaseValues>, kept = nothingKept): string[] {
  const schema = withReleaseRules(z.object(releaseFields()), { timeZone, kept });
  const { error } = schema.safeParse({ ...VALUES, ...values });
  return (error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? `${issue.path.join('.')}: ${issue.params?.['rule']}` : issue.code,
  );
}

test('whom and when is checked at once, each at its field', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ release_at: clockIn(2), deadline: clockIn(5) })).toEqual([]);
  expect(wrongIn({ class_ids: [], release_at: clockIn(-1), deadline: clockIn(-2) })).toEqual([
    'class_ids: no_targets',
    'release_at: past',
    'deadline: past',
  ]);
  expect(wrongIn({ release_at: clockIn(5), deadline: clockIn(2) })).toEqual(['deadline: past']);
  expect(wrongIn({ class_ids: Array.from({ length: 21 }, () => someClass) })).toEqual([
    'class_ids: too_many',
  ]);
});

test('what was over before may stay as it was', () => {
  const deadline = clockIn(-5);
  expect(wrongIn({ deadline }, { ...nothingKept, deadline })).toEqual([]);
  expect(wrongIn({ deadline: clockIn(-4) }, { ...nothingKept, deadline })).toEqual([
    'deadline: past',
  ]);
});

test("times go out as instants of the school's clock", () => {
  const values = { ...VALUES, deadline: '2026-12-30T18:00' };
  expect(toReleasePayload(values, timeZone)).toEqual({
    class_ids: ['cls-1'],
    student_ids: [],
    release_at: '',
    deadline: '2026-12-30T10:00:00.000Z',
  });
});
