import { classes } from '#functions/domain/classes/class.ts';
import { countingFigures, ofClass, ofSchool } from '#functions/domain/figures/figures.ts';
import {
  addingMonth,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import type { WorkValue } from './work.ts';

/** Who teaches the classes today, each once. */
async function teachersOf({ schoolId, classIds }: WorkValue): Promise<UserId[]> {
  const found = await classes.getMany(classIds.map((id) => ({ schoolId, id })));
  return [...new Set(found.flatMap((each) => (each ? [each.teacherId] : [])))];
}

/**
 * Counts a work in the figures of the school, its classes and, by month, their teachers when it is published for the
 * first time.
 */
export async function countingPublication(
  before: WorkValue,
  after: WorkValue,
  moment: SchoolMoment,
): Promise<TransactWrite[]> {
  const { id, schoolId, counted, classIds } = after;
  if (before.counted || !counted) return [];
  const owners = [ofSchool(schoolId), ...classIds.map((each) => ofClass(schoolId, each))];
  const month = monthOfDay(dayAt(moment));
  const monthly = [
    monthsOfSchool(schoolId),
    ...classIds.map((each) => monthsOfClass(schoolId, each)),
    ...(await teachersOf(after)).map((each) => monthsOfTeacher(schoolId, each)),
  ];
  return [
    ...owners.map((owner) => countingFigures(owner, { works: 1 }, moment)),
    ...monthly.flatMap((owner) =>
      addingMonth(owner, month, { works: 1 }, { part: 'works', by: id }),
    ),
  ];
}
