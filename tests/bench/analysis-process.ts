import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import {
  addingMonth,
  addingTotal,
  type MonthOwner,
  monthsOfClass,
  monthsOfCourse,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { analysis } from '#shared/contracts/analysis.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { MONTH_FIGURES } from '#shared/figures.ts';
import { newId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigSchool, makeBigSchool } from '#tests/factories/big-school.ts';
import { type CallTimes, sampleCall } from './sample-calls.ts';

/** Both schools teach so many kinds of course: a page of either answers as much. */
const COURSES = 8;
const MONTHS = 26;
const CLASSES = 20;
/** Every item that a month can be spread over. */
const SPREAD = 40;

const monthsBack = Array.from({ length: MONTHS }, (_, back) =>
  monthOfDay(firstOfMonthFrom(new Date().toISOString().slice(0, 10), -back)),
);

/** Two years of months of an owner, as long as a busy one's are. */
function fillingMonths(
  owner: MonthOwner,
  part: 'teaching' | 'hours',
  size: number,
): TransactWrite[] {
  const channels = PAY_METHODS.flatMap((method) => [`income.${method}`, `refunds.${method}`]);
  const names = part === 'hours' ? [...MONTH_FIGURES.hours, ...channels] : MONTH_FIGURES.teaching;
  const changes = Object.fromEntries(names.map((name, at) => [name, size * (at + 1)]));
  const items = new Map<string, TransactWrite>();
  for (const month of monthsBack)
    for (let by = 0; by < SPREAD; by += 1)
      for (const write of addingMonth(owner, month, changes, { part, by: `id-${by}` }))
        items.set(JSON.stringify(write.Update?.Key), write);
  return [...items.values()];
}

async function fill({ schoolId, principal, classIds }: BigSchool, size: number): Promise<void> {
  const courses = Array.from({ length: COURSES }, (_, at) => ({
    id: newId('course'),
    rev: 1,
    name: `课程 ${at + 1}`,
    colour: 'blue' as const,
    hours: 1,
    archived: false,
  }));
  await changeSettings(
    schoolId,
    (before) => ({ ...before, courses }),
    () => [],
  );
  const school = monthsOfSchool(schoolId);
  const writes = [
    ...fillingMonths(school, 'teaching', size),
    ...fillingMonths(school, 'hours', size),
    ...courses.flatMap(({ id }) => [
      ...fillingMonths(monthsOfCourse(schoolId, id), 'hours', size),
      ...addingTotal(
        schoolId,
        id,
        { unused: size, value: size * 100, [`until#${monthsBack[0]}`]: size },
        'id-1',
      ),
    ]),
    ...fillingMonths(monthsOfTeacher(schoolId, principal.userId), 'teaching', size),
    ...classIds
      .slice(0, CLASSES)
      .flatMap((id) => fillingMonths(monthsOfClass(schoolId, id), 'teaching', size)),
  ];
  for (const part of chunk(writes, 90)) await transact(part);
}

interface Target {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly payload: object;
  readonly rows: (data: object) => number;
}

const lengthOf = (data: object): number => (data as { list: unknown[] }).list.length;
const TARGETS: readonly Target[] = [1, 12].flatMap((months): Target[] => [
  {
    what: `report/businessAnalysis, ${months} months`,
    endpoint: analysis.endpoints.business,
    payload: { months },
    rows: (data) => (data as { rows: unknown[] }).rows.length,
  },
  {
    what: `report/businessCourses, ${months} months`,
    endpoint: analysis.endpoints.businessCourses,
    payload: { months },
    rows: lengthOf,
  },
  {
    what: `report/eduReporterClass, ${months} months`,
    endpoint: analysis.endpoints.byClass,
    payload: { months, limit: CLASSES },
    rows: lengthOf,
  },
]);

async function run(): Promise<{ readonly times: readonly CallTimes[] }> {
  const schools = [
    ['30 students', await makeBigSchool(30, CLASSES), 12] as const,
    ['3,000 students', await makeBigSchool(3000, 100), 98_765.5] as const,
  ];
  for (const [, school, size] of schools) await fill(school, size);
  const times: CallTimes[] = [];
  for (const { what, endpoint, payload, rows } of TARGETS)
    for (const [name, { principal }] of schools)
      times.push(
        await sampleCall({
          what,
          school: name,
          endpoint,
          as: principal,
          payload: () => payload,
          rows,
        }),
      );
  return { times };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async () => {
  process.send?.(await run(), () => process.exit(0));
});
