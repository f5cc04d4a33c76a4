import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import { CYCLE_LIST, cyclePartition, cycles } from '#functions/domain/reports/cycle.ts';
import {
  type CycleFigures,
  loadClassFigures,
  loadCycleFigures,
  TEACHER_FIGURES,
  teacherOf,
  toFigures,
} from '#functions/domain/reports/cycle-figures.ts';
import { toCycleDto, toReportRow } from '#functions/domain/reports/dtos.ts';
import { reports as entity, REPORT_LISTS } from '#functions/domain/reports/report.ts';
import { loadCycle } from '#functions/domain/reports/scope.ts';
import { fallsOf, toValues } from '#functions/domain/reports/values.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { DIMENSIONS, type Dimension } from '#shared/contracts/report-fields.ts';
import type { AnalysisRow } from '#shared/contracts/report-reading.ts';
import type { reports } from '#shared/contracts/reports.ts';
import { CycleId, ReportId, UserId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import { pageOfCycleClasses } from './cycle-classes.ts';
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

function toRow(
  { id, name, members }: Pick<AnalysisRow, 'id' | 'name' | 'members'>,
  figures: CycleFigures | undefined,
): AnalysisRow {
  const { drafts = 0, published = 0, withdrawn = 0, read = 0, falling = 0 } = figures ?? {};
  const { hours = 0, timed = 0 } = figures ?? {};
  return {
    id,
    name,
    members,
    written: drafts + published + withdrawn,
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
    loadCycleFigures([cycle]),
    loadClassFigures(
      cycle,
      list.map(({ id }) => id),
    ),
  ]);
  return {
    cycle: toCycleDto(actor, cycle, totals.get(cycle.id)),
    list: list.map(({ id, name, size }) => toRow({ id, name, members: size }, figures.get(id))),
    cursor: next,
  };
};

export const analyseTeachers: UseCase<Calls['analysisTeachers']> = async (
  actor,
  { cycle_id, cursor },
) => {
  const cycle = await cycleOrNewest(actor, cycle_id);
  if (!cycle) return NOTHING;
  const name = `teachers of ${cycle.id}`;
  const [totals, { items, next }] = await Promise.all([
    loadCycleFigures([cycle]),
    queryItems({
      ...beginningWith(cyclePartition(cycle), TEACHER_FIGURES),
      Limit: REPORT_LIMITS.cyclesPage,
      ExclusiveStartKey: await fromCursor(cursor, name),
    }),
  ]);
  const ids = items.map((item) => UserId.parse(teacherOf(item)));
  const staff = await loadStaffRows(actor.schoolId, ids);
  return {
    cycle: toCycleDto(actor, cycle, totals.get(cycle.id)),
    list: ids.map((id, at) =>
      toRow({ id, name: staff.get(id)?.name ?? '', members: null }, toFigures([items[at]])),
    ),
    cursor: await toCursor(next, name),
  };
};

export const analyseClass: UseCase<Calls['analysisClass']> = async (actor, { class_id }) => {
  const { schoolId } = actor;
  await loadManagedClass(actor, class_id);
  const { entries } = await pageOfList(schoolList(schoolId, CYCLE_LIST), {
    limit: REPORT_LIMITS.cyclesCompared,
    descending: true,
  });
  const found = await cycles.getMany(
    entries.map(({ target }) => ({ schoolId, id: CycleId.parse(target) })),
  );
  const figures = await Promise.all(
    found.map((cycle) => cycle && loadClassFigures(cycle, [class_id])),
  );
  const list = found.flatMap((cycle, at) => {
    const counted = figures[at]?.get(class_id);
    if (!cycle || !counted || counted.published === 0) return [];
    const { id, name, to } = cycle;
    const { published, read } = counted;
    return { cycle_id: id, name, to, published, read, dimensions: meansOf(counted) };
  });
  return { list: list.toSorted((one, other) => (one.to < other.to ? -1 : 1)) };
};

const PAGE = 20;

export const listFalling: UseCase<Calls['falling']> = async (actor, { cycle_id, cursor }) => {
  const { schoolId } = actor;
  const [cycle, own] = await Promise.all([loadCycle(actor, cycle_id), ownClasses(actor)]);
  const name = REPORT_LISTS.falling(cycle.id);
  const { entries, next } = await pageOfList(schoolList(schoolId, name), {
    limit: PAGE,
    from: await fromCursor(cursor, name),
    descending: true,
  });
  const rows = await entity.rowsOf(entries, (id) => ({ schoolId, id: ReportId.parse(id) }));
  const list = rows.flatMap((row) => {
    if (!row?.shown || (own && !own.includes(row.classId))) return [];
    const { last, values, fell } = row.shown;
    return {
      report: toReportRow(row),
      last: toValues(last),
      by: fell,
      dimensions: fallsOf(last, values),
    };
  });
  return { list, cursor: await toCursor(next, name) };
};
