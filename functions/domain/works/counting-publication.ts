import { countingFigures, ofClass, ofSchool } from '#functions/domain/figures/figures.ts';
import { addingMonth, monthsOfClass, monthsOfSchool } from '#functions/domain/figures/months.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { WorkValue } from './work.ts';

/** Counts a work in the figures of the school and its classes when it is published for the first time. */
export function countingPublication(
  before: WorkValue,
  { id, schoolId, counted, classIds }: WorkValue,
  moment: SchoolMoment,
): TransactWrite[] {
  if (before.counted || !counted) return [];
  const owners = [ofSchool(schoolId), ...classIds.map((id) => ofClass(schoolId, id))];
  const month = monthOfDay(dayAt(moment));
  return [
    ...owners.map((owner) => countingFigures(owner, { works: 1 }, moment)),
    ...[monthsOfSchool(schoolId), ...classIds.map((each) => monthsOfClass(schoolId, each))].flatMap(
      (owner) => addingMonth(owner, month, { works: 1 }, { part: 'works', by: id }),
    ),
  ];
}
