import { expect, it } from 'vitest';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import { newId } from '#shared/ids.ts';
import { changingTimetable, timetables } from './timetable.ts';

it('a lesson that another request has removed in between makes this one try again, and is no fault', async () => {
  const id = { schoolId: newId('school'), classId: newId('class') };
  await transact(changingTimetable(id, undefined, 1));
  const before = await timetables.get(id, { consistent: true });
  await transact(changingTimetable(id, before, -1));
  const now = await timetables.get(id, { consistent: true });
  // The lesson was read before it was removed, the timetable after: only the lesson's own write refuses.
  expect(() => changingTimetable(id, now, -1)).not.toThrow();
  const error = await transact(changingTimetable(id, before, -1)).catch((caught) => caught);
  expect(isConditionFailure(error)).toBe(true);
});
