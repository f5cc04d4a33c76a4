import { loadStaffRows, PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import { type Cycle, cyclePartition } from '#functions/domain/reports/cycle.ts';
import {
  type CycleFigures,
  loadTeacherFigures,
  TEACHER_FIGURES,
  teacherOf,
  toFigures,
} from '#functions/domain/reports/cycle-figures.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';
import { UserId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';

export interface CycleTeacher {
  readonly id: UserId;
  /** Empty for one who left so long ago that the account is erased. */
  readonly name: string;
  readonly figures: CycleFigures;
}

interface TeachersPage {
  readonly list: readonly CycleTeacher[];
  readonly next: Item | undefined;
}

/** Teachers with figures that are looked through for those who have left: few have. */
const LOOKED_THROUGH = 30;

/** A page of those with figures who are not on the staff any more; `present` are known to be. */
async function pageOfFormer(
  cycle: Cycle,
  from: Item | undefined,
  present: ReadonlySet<UserId>,
): Promise<TeachersPage> {
  const { items, next } = await queryItems({
    ...beginningWith(cyclePartition(cycle), TEACHER_FIGURES),
    Limit: LOOKED_THROUGH,
    ExclusiveStartKey: from,
  });
  const found = items
    .map((item) => ({ id: UserId.parse(teacherOf(item)), figures: toFigures([item]) }))
    .filter(({ id }) => !present.has(id));
  const rows = await loadStaffRows(
    cycle.schoolId,
    found.map(({ id }) => id),
  );
  const list = found.flatMap((each) => {
    const row = rows.get(each.id);
    return row && !row.removed ? [] : { ...each, name: row?.name ?? '' };
  });
  return { list, next };
}

/** A page of the staff with their figures, whether they have written or not; the last also has who has left. */
async function pageOfPresent(cycle: Cycle, from: Item | undefined): Promise<TeachersPage> {
  const { schoolId } = cycle;
  const { entries, next } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.staff), {
    limit: REPORT_LIMITS.teachersPage,
    from,
  });
  const ids = entries.map(({ target }) => UserId.parse(target));
  const [rows, figures, former] = await Promise.all([
    users.rowsOf(entries, (id) => ({ schoolId, userId: UserId.parse(id) })),
    loadTeacherFigures(cycle, ids),
    next ? { list: [], next } : pageOfFormer(cycle, undefined, new Set(ids)),
  ]);
  const list = rows.flatMap((row) =>
    row ? { id: row.id, name: row.name, figures: figures.get(row.id) ?? toFigures([]) } : [],
  );
  return { list: [...list, ...former.list], next: former.next };
}

/** A page of the teachers of a cycle: of the staff, then of those with figures who have left. */
export const pageOfTeachers = (cycle: Cycle, from: Item | undefined): Promise<TeachersPage> =>
  from?.['pk'] === cyclePartition(cycle)
    ? pageOfFormer(cycle, from, new Set())
    : pageOfPresent(cycle, from);
