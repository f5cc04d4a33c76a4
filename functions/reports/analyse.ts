import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { lastCyclesOf } from '#functions/domain/reports/class-cycles.ts';
import { type Cycle, cycles, takesPart } from '#functions/domain/reports/cycle.ts';
import {
  type CycleFigures,
  loadClassFigures,
  loadCycleFigures,
} from '#functions/domain/reports/cycle-figures.ts';
import { toCycleDto, toReportRow } from '#functions/domain/reports/dtos.ts';
import {
  reports as entity,
  type ListedReport,
  REPORT_LISTS,
} from '#functions/domain/reports/report.ts';
import { loadCycle } from '#functions/domain/reports/scope.ts';
import { fallsOf, toValues } from '#functions/domain/reports/values.ts';
import { type OwnClasses, ownClasses } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { ReportId, type UserId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import { DIMENSIONS, type Dimension } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import type { AnalysisRow } from '#shared/reports/reading-calls.ts';
import { pageOfCycleClasses, toCycleClasses } from './cycle-classes.ts';
import { type CycleTeacher, pageOfTeachers } from './cycle-teachers.ts';
import { cycleOrNewest } from './show-index.ts';

type Calls = typeof reports.endpoints;

const tenth = (sum: number, count: number): number =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : 0;

const meansOf = (figures: CycleFigures | undefined): Record<Dimension, number> =>
  Object.fromEntries(
    DIMENSIONS.map((name) => [
      name,
      tenth(figures?.[`sum_${name}`] ?? 0, figures?.[`rated_${name}`] ?? 0),
    ]),
  ) as Record<Dimension, number>;

type Counted = Pick<AnalysisRow, 'id' | 'name' | 'members' | 'written'>;

function toRow(counted: Counted, figures: CycleFigures | undefined): AnalysisRow {
  const { published = 0, read = 0, falling = 0, hours = 0, timed = 0 } = figures ?? {};
  return {
    ...counted,
    published,
    read,
    hours: timed > 0 ? tenth(hours, timed) : null,
    dimensions: meansOf(figures),
    falling,
  };
}

const NOTHING = { cycle: null, list: [], cursor: null };

export const analyseClasses: UseCase<Calls['analysis']> = async (actor, { cycle_id, cursor }) => {
  const cycle = await cycleOrNewest(actor, cycle_id);
  if (!cycle) return NOTHING;
  const { list, cursor: next } = await pageOfCycleClasses(actor, cycle, cursor);
  const [totals, figures] = await Promise.all([
    loadCycleFigures(cycle),
    loadClassFigures(
      cycle,
      list.map(({ id }) => id),
    ),
  ]);
  const rows = await toCycleClasses(cycle, list, figures);
  return {
    cycle: toCycleDto(actor, cycle, totals),
    list: rows
      // A class without children, and without reports of before, is not behind.
      .filter(
        ({ members, drafts, published, withdrawn }) => members + drafts + published + withdrawn,
      )
      .map(({ class_id: id, class_name: name, members, written }) =>
        toRow({ id, name, members, written }, figures.get(id)?.figures),
      ),
    cursor: next,
  };
};

/** Children of the open classes of a cycle that somebody teaches. */
async function countTaught(cycle: Cycle, teacher: UserId): Promise<number> {
  const { items } = await pageOfClasses(
    cycle.schoolId,
    { staff: teacher, state: 'open', order: 'name' },
    { limit: CLASS_LIMITS.ofProfile },
  );
  return items
    .filter(({ id, teacherId }) => teacherId === teacher && takesPart(cycle, id))
    .reduce((sum, { size }) => sum + size, 0);
}

async function toTeacherRow(cycle: Cycle, { id, name, figures }: CycleTeacher) {
  const written = figures.drafts + figures.published + figures.withdrawn;
  // Of children who left, and of classes that another has taken over or that are over, there are reports, too.
  const members = Math.max(written, await countTaught(cycle, id));
  return toRow({ id, name, members, written }, figures);
}

export const analyseTeachers: UseCase<Calls['analysisTeachers']> = async (
  actor,
  { cycle_id, cursor },
) => {
  const cycle = await cycleOrNewest(actor, cycle_id);
  if (!cycle) return NOTHING;
  const name = `teachers of ${cycle.id}`;
  const [totals, { list, next }] = await Promise.all([
    loadCycleFigures(cycle),
    pageOfTeachers(cycle, await fromCursor(cursor, name)),
  ]);
  const rows = await Promise.all(list.map((each) => toTeacherRow(cycle, each)));
  return {
    cycle: toCycleDto(actor, cycle, totals),
    // Who teaches nobody and has written nothing is not behind.
    list: rows.filter(({ members }) => members > 0),
    cursor: await toCursor(next, name),
  };
};

export const analyseClass: UseCase<Calls['analysisClass']> = async (actor, { class_id }) => {
  const { schoolId } = actor;
  await loadManagedClass(actor, class_id);
  const ids = await lastCyclesOf({ schoolId, classId: class_id }, REPORT_LIMITS.cyclesCompared);
  const found = await cycles.getMany(ids.map((id) => ({ schoolId, id })));
  const figures = await Promise.all(
    found.map((cycle) => cycle && loadClassFigures(cycle, [class_id])),
  );
  const list = found.flatMap((cycle, at) => {
    const counted = figures[at]?.get(class_id)?.figures;
    if (!cycle || !counted || counted.published === 0) return [];
    const { id, name, to } = cycle;
    const { published, read } = counted;
    return { cycle_id: id, name, to, published, read, dimensions: meansOf(counted) };
  });
  return { list: list.toSorted((one, other) => (one.to < other.to ? -1 : 1)) };
};

const PAGE = 20;
/** Pages that are read for one with something in it: most may be of classes of others. */
const PAGES = 5;

function toFallen(row: ListedReport | undefined, own: OwnClasses) {
  if (!row?.shown || (own && !own.includes(row.classId))) return [];
  const { last, values, fell } = row.shown;
  return [
    {
      report: toReportRow(row),
      last: toValues(last),
      by: fell,
      dimensions: fallsOf(last, values),
    },
  ];
}

export const listFalling: UseCase<Calls['falling']> = async (actor, { cycle_id, cursor }) => {
  const { schoolId } = actor;
  const [cycle, own] = await Promise.all([loadCycle(actor, cycle_id), ownClasses(actor)]);
  const name = REPORT_LISTS.falling(cycle.id);
  let from = await fromCursor(cursor, name);
  for (let page = 1; ; page += 1) {
    const { entries, next } = await pageOfList(schoolList(schoolId, name), {
      limit: PAGE,
      from,
      descending: true,
    });
    const rows = await entity.rowsOf(entries, (id) => ({ schoolId, id: ReportId.parse(id) }));
    const list = rows.flatMap((row) => toFallen(row, own));
    if (list.length > 0 || !next || page === PAGES)
      return { list, cursor: await toCursor(next, name) };
    from = next;
  }
};
