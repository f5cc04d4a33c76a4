import {
  monthsOf,
  spansOf,
  sumsOf,
  toMonthsAsked,
} from '#functions/domain/analysis/months-asked.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { loadTeachingMonths, monthsOfClass } from '#functions/domain/figures/months.ts';
import { users } from '#functions/domain/people/user.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';

const YEAR = 12;
const NAMES = MONTH_FIGURES.teaching;

export const getClassReport: UseCase<typeof analysis.endpoints.classDetail> = async (
  actor,
  { class_id, ...input },
  deps,
) => {
  const asked = toMonthsAsked(input, momentOf(actor, deps.now()));
  const found = await loadManagedClass(actor, class_id);
  const { schoolId, id, name, course, teacherId, size, capacity } = found;
  const [months, teacher] = await Promise.all([
    loadTeachingMonths(monthsOfClass(schoolId, id), asked.window),
    users.get({ schoolId, userId: teacherId }),
  ]);
  const { spans, today } = asked;
  const { to } = spans.now;
  const from = monthOfDay(firstOfMonthFrom(`${to}-01`, 1 - YEAR));
  return {
    id,
    name,
    course,
    size,
    capacity,
    teacher_name: teacher?.name ?? '',
    spans,
    today,
    totals: spansOf(NAMES, months, spans),
    rows: monthsOf({ from, to }).map((date) => ({ date, ...sumsOf(NAMES, months, [date]) })),
  };
};
