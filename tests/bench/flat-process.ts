import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { analysis } from '#shared/analysis/contract.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { ClassId, CycleId, UserId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigSchool, makeBigSchool } from '#tests/factories/big-school.ts';
import { joinClass } from '#tests/factories/class.ts';
import type { Person } from '#tests/factories/person.ts';
import { fillHistory } from './fill-history.ts';
import { fillMonths, monthsBack } from './fill-months.ts';
import { type CallTimes, checkRows, sampleCall } from './sample-calls.ts';

export interface FlatReport {
  readonly times: readonly CallTimes[];
  readonly business: readonly CallTimes[];
  /** The business analysis by the number of kinds of course. */
  readonly courses: readonly CallTimes[];
}

const SAMPLES = 200;
const CLASS_SIZE = 30;
/** A page of classes; the small school has no more. */
const CLASSES = 10;
const COURSES = 8;
/** Every call asks for as many months, so that only what is there differs. */
const ASKED = { months: 12 };

interface Filled {
  readonly principal: Person;
  readonly classId: ClassId;
  readonly cycleId: CycleId;
}

/** Fills the first classes up to thirty children: those of the small school are in all ten. */
async function fillClasses(school: BigSchool): Promise<Map<string, readonly UserId[]>> {
  const { schoolId, studentIds, principal } = school;
  const members = new Map<string, readonly UserId[]>();
  for (const classId of school.classIds.slice(0, CLASSES)) {
    const there = await loadMemberIds(schoolId, classId);
    const missing = studentIds.filter((id) => !there.includes(id));
    const added = missing.slice(0, CLASS_SIZE - there.length);
    for (const userId of added) await joinClass(classId, { ...principal, userId });
    members.set(classId, [...there, ...added]);
  }
  return members;
}

async function makeFilled(students: number, months: number): Promise<Filled> {
  const groups = Math.max(CLASSES, students / CLASS_SIZE);
  // Every class has a teacher of its own: a page of them has as many classes in each school.
  const school = await makeBigSchool(students, groups, groups);
  const { principal, classIds, teachers } = school;
  const members = await fillClasses(school);
  const back = monthsBack(months);
  const teacherIds = teachers.map(({ userId }) => userId);
  await fillMonths({ school, teachers: teacherIds, courses: COURSES, months: back });
  const cycleId = await fillHistory({ school, teachers, members, months: back });
  const [classId] = classIds;
  if (!classId) throw new RangeError('a school without classes');
  return { principal, classId, cycleId };
}

interface Target {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly payload: (filled: Filled) => object;
  /** The list of the answer, unless it is `list`. */
  readonly rows?: (data: object) => number;
}

const lengthOf = (data: object): number => (data as { list: unknown[] }).list.length;
const monthsOfAnswer = (data: object): number => (data as { rows: unknown[] }).rows.length;
const OF_CYCLE = ({ cycleId: cycle_id }: Filled) => ({ cycle_id });
const OF_CLASS = ({ classId: class_id }: Filled) => ({ class_id });
const PAGE = { ...ASKED, limit: CLASSES };

const { business, businessRows, byTeacher, byClass, byRecord, classDetail } = analysis.endpoints;
const { cycles, index, sheet, analysis: byCycle, analysisTeachers } = reports.endpoints;
const { analysisClass, falling } = reports.endpoints;

const BUSINESS: Target = {
  what: 'report/businessAnalysis',
  endpoint: business,
  payload: () => ASKED,
  rows: monthsOfAnswer,
};
const TARGETS: readonly Target[] = [
  { what: 'report/cycles', endpoint: cycles, payload: () => ({}) },
  { what: 'report/index', endpoint: index, payload: OF_CYCLE },
  {
    what: 'report/sheet',
    endpoint: sheet,
    payload: (filled) => ({ ...OF_CYCLE(filled), ...OF_CLASS(filled) }),
  },
  { what: 'report/analysis', endpoint: byCycle, payload: OF_CYCLE },
  { what: 'report/analysis_teachers', endpoint: analysisTeachers, payload: OF_CYCLE },
  { what: 'report/analysis_class', endpoint: analysisClass, payload: OF_CLASS },
  { what: 'report/falling', endpoint: falling, payload: OF_CYCLE },
  {
    what: 'report/businessRows, income',
    endpoint: businessRows,
    payload: () => ({ ...ASKED, figure: 'income' }),
  },
  {
    what: 'report/businessRows, joined',
    endpoint: businessRows,
    payload: () => ({ ...ASKED, figure: 'joined' }),
  },
  { what: 'report/eduReporterTeacher', endpoint: byTeacher, payload: () => PAGE },
  { what: 'report/eduReporterClass', endpoint: byClass, payload: () => PAGE },
  { what: 'report/eduReporterRecord', endpoint: byRecord, payload: () => ASKED },
  {
    what: 'report/eduReportClassDetail',
    endpoint: classDetail,
    payload: (filled) => ({ ...ASKED, ...OF_CLASS(filled) }),
    rows: monthsOfAnswer,
  },
];

const measure = ({ what, endpoint, payload, rows }: Target, school: string, filled: Filled) =>
  sampleCall({
    what,
    school,
    endpoint,
    as: filled.principal,
    payload: () => payload(filled),
    rows: rows ?? lengthOf,
    samples: SAMPLES,
  });

async function measureCourses(count: number): Promise<CallTimes> {
  const school = await makeBigSchool(CLASS_SIZE, 1);
  const months = monthsBack(2 * ASKED.months);
  await fillMonths({ school, teachers: [], courses: count, months });
  const [classId] = school.classIds;
  if (!classId) throw new RangeError('a school without classes');
  const filled = { principal: school.principal, classId, cycleId: '' as CycleId };
  return measure(BUSINESS, `${count} kinds of course`, filled);
}

async function run(): Promise<FlatReport> {
  const schools = [
    ['30 students, 1 month', await makeFilled(30, 1)] as const,
    ['3,000 students, 1 month', await makeFilled(3000, 1)] as const,
    ['3,000 students, 24 months', await makeFilled(3000, 24)] as const,
  ];
  const inAll = async (targets: readonly Target[]): Promise<readonly CallTimes[]> => {
    const times: CallTimes[] = [];
    for (const target of targets)
      for (const [name, filled] of schools) times.push(await measure(target, name, filled));
    checkRows(times);
    return times;
  };
  const [times, business] = [await inAll(TARGETS), await inAll([BUSINESS])];
  return { times, business, courses: [await measureCourses(3), await measureCourses(40)] };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async () => {
  process.send?.(await run(), () => process.exit(0));
});
