import type { School } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { written } from '#functions/platform/table.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { beginWalk, stepHours } from './check-hours.ts';
import { checkMakeups } from './check-makeups.ts';
import { checkStatistics } from './check-people.ts';
import { checkSamples } from './check-samples.ts';
import {
  confirmed,
  type FigureCheck,
  type FigureCheckValue,
  figureChecks,
  findTwice,
  WRONG_MAX,
} from './figure-check.ts';

type Checked = Pick<School, 'id' | 'timeZone'>;

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
    suspects: [],
  };
  const walked = await stepHours(school, kept.walk ?? beginWalk(lastMonth, now), now);
  if (walked.walk) return { finished: false, value: { ...kept, walk: walked.walk } };
  const month = kept.walk?.month ?? lastMonth;
  const ofSchool = await findTwice(async () => ({
    wrong: [...(await checkStatistics(school, month)), ...(await checkMakeups(schoolId, today))],
  }));
  const found = await checkSamples(school, month, kept.samples);
  const remaining = confirmed(walked.suspects, kept.suspects);
  const value: FigureCheckValue = {
    schoolId,
    at: now.toISOString(),
    month,
    students: walked.students,
    records: found.records,
    wrong: [...walked.wrong, ...ofSchool.wrong, ...remaining, ...found.wrong].slice(0, WRONG_MAX),
    suspects: walked.suspects.slice(0, WRONG_MAX),
    samples: found.samples,
  };
  return { finished: true, value };
}

/**
 * Checks figures of a school against their sources: hours, money and what is still to be taught in the last month that
 * is over, by course and by channel too, against all its ledgers, a portion at a time; what there is now against all
 * accounts, and these against their entries; lessons to make up against the rights of students; who came and left
 * against the lists of people; and some classes and a teacher, others each time, against their records, tasks and
 * reports. Answers the check when it was finished, undefined when it goes on with the next run or somebody else works
 * on it.
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
