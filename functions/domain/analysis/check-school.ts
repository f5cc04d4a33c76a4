import type { School } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { written } from '#functions/platform/table.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { type HoursWalk, stepHours } from './check-hours.ts';
import { checkRecords } from './check-records.ts';
import {
  type FigureCheck,
  type FigureCheckValue,
  figureChecks,
  WRONG_MAX,
} from './figure-check.ts';

type Checked = Pick<School, 'id' | 'timeZone'>;

const startOf = (month: string, now: Date): HoursWalk => ({
  month,
  began: now.toISOString(),
  moved: false,
  list: 'students',
  from: null,
  students: 0,
  sums: {},
  wrong: [],
});

/** One step, as the check is kept after it; `finished` when it was the last of a check. */
async function step(school: Checked, before: FigureCheck | undefined, now: Date) {
  const { id: schoolId, timeZone } = school;
  const today = dayAt({ now, timeZone });
  const lastMonth = monthOfDay(firstOfMonthFrom(today, -1));
  const kept: FigureCheckValue = before ?? {
    schoolId,
    at: '',
    month: lastMonth,
    students: 0,
    records: 0,
    wrong: [],
  };
  const hours = await stepHours(school, kept.walk ?? startOf(lastMonth, now), now);
  if (hours.walk) return { finished: false, value: { ...kept, walk: hours.walk } };
  const month = kept.walk?.month ?? lastMonth;
  const taught = await checkRecords(schoolId, month, today);
  const value: FigureCheckValue = {
    schoolId,
    at: now.toISOString(),
    month,
    students: hours.students,
    records: taught.records,
    wrong: [...hours.wrong, ...taught.wrong].slice(0, WRONG_MAX),
  };
  return { finished: true, value };
}

/**
 * Checks figures of a school against their sources: hours and money of the last month that is over against all its
 * ledgers, a portion at a time; balances against their entries; and a sample of classes against its records. Answers
 * the check when it was finished, undefined when it goes on with the next run or somebody else works on it.
 */
export async function checkSchool(
  school: Checked,
  now: () => Date,
  until: Date,
): Promise<FigureCheckValue | undefined> {
  for (;;) {
    const before = await figureChecks.get(school.id, { consistent: true });
    const { finished, value } = await step(school, before, now());
    if (!(await written(figureChecks.writing(school.id, before, value)))) return undefined;
    if (finished) return value;
    if (now() >= until) return undefined;
  }
}
