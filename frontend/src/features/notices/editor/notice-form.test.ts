import { expect, test } from 'vitest';
import { wallClock } from '#frontend/src/lib/wall-clock.ts';
import { ClassId, StudentId, UserId } from '#shared/ids.ts';
import { type NoticeValues, newValues, noticeForm, payloadOf } from './notice-form.ts';

const timeZone = 'Asia/Shanghai';
const VALUES: NoticeValues = { ...newValues(true), title: '放假' };
const someClass = { id: ClassId.parse('cls-1'), name: 'A' };
const someStudent = { id: StudentId.parse('stu-1'), name: 'B' };
const someTeacher = { id: UserId.parse('stf-1'), name: 'C' };

function wrongIn(values: Partial<NoticeValues>): string[] {
  const { error } = noticeForm(timeZone).safeParse({ ...VALUES, ...values });
  return (error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? `${issue.path.join('.')}: ${issue.params?.['rule']}` : issue.code,
  );
}

test('whom and when is checked at once, each at its field', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ audience: 'roles' })).toEqual(['roles: no_readers']);
  const at = wallClock(Date.now() - 3_600_000, timeZone);
  expect(wrongIn({ audience: 'some', at })).toEqual(['class_ids: no_readers', 'at: past']);
  expect(wrongIn({ audience: 'some', student_ids: [someStudent] })).toEqual([]);
  expect(wrongIn({ class_ids: Array.from({ length: 21 }, () => someClass) })).toEqual([
    'class_ids: too_many',
  ]);
  expect(wrongIn({ title: ' ' })).toHaveLength(1);
});

test('only what the chosen audience says is sent', () => {
  const chosen = {
    ...VALUES,
    roles: ['teacher'] as const,
    class_ids: [someClass],
    student_ids: [someStudent],
    staff_ids: [someTeacher],
  };
  expect(payloadOf(chosen)).toMatchObject({
    roles: ['principal', 'teacher', 'live-teacher', 'student'],
    class_ids: [],
    user_ids: [],
  });
  expect(payloadOf({ ...chosen, audience: 'roles' })).toMatchObject({ roles: ['teacher'] });
  expect(payloadOf({ ...chosen, audience: 'some' })).toMatchObject({
    roles: [],
    class_ids: ['cls-1'],
    user_ids: ['stu-1', 'stf-1'],
  });
});
