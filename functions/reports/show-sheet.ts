import { loadMembers } from '#functions/domain/classes/class-membership.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { type Cycle, takesPart } from '#functions/domain/reports/cycle.ts';
import { loadCycleFigures } from '#functions/domain/reports/cycle-figures.ts';
import { toCycleDto, toReportRow } from '#functions/domain/reports/dtos.ts';
import { findLast, toLastReport } from '#functions/domain/reports/last-report.ts';
import { loadMoved } from '#functions/domain/reports/moved-children.ts';
import type { ListedReport } from '#functions/domain/reports/report.ts';
import { type Content, drafts, versions } from '#functions/domain/reports/report-text.ts';
import { rowsOfClass } from '#functions/domain/reports/rows-of-class.ts';
import { loadCycle, loadReportClass, notInCycle } from '#functions/domain/reports/scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { type SchoolId, StudentId, type UserId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import type { SheetRow } from '#shared/reports/writing-calls.ts';
import { toReportChild } from './report-child.ts';

/** The texts of some reports: of drafts, else of the last versions. */
async function loadTexts(
  schoolId: SchoolId,
  list: readonly ListedReport[],
): Promise<ReadonlyMap<string, Content>> {
  const [begun, shown] = [list.filter(({ draft }) => draft), list.filter(({ draft }) => !draft)];
  const [texts, published] = await Promise.all([
    drafts.getMany(begun.map(({ id }) => ({ schoolId, id }))),
    versions.getMany(shown.map(({ id, version: no }) => ({ schoolId, id, no }))),
  ]);
  return new Map(
    [...texts, ...published].flatMap((text) => (text ? [[text.id, text.content] as const] : [])),
  );
}

interface Context {
  readonly cycle: Cycle;
  readonly members: ReadonlySet<UserId>;
  readonly written: ReadonlyMap<string, ListedReport>;
  /** Undefined unless they are asked for. */
  readonly texts: ReadonlyMap<string, Content> | undefined;
  readonly moved: ReadonlyMap<UserId, ListedReport>;
  readonly now: Date;
}

const toElsewhere = (found: ListedReport | undefined): SheetRow['elsewhere'] =>
  found ? { report_id: found.id, class_id: found.classId, class_name: found.className } : null;

async function toRow(student: User, context: Context): Promise<SheetRow> {
  const { cycle, members, written, texts, moved, now } = context;
  const studentId = StudentId.parse(student.id);
  const report = written.get(student.id);
  return {
    student_id: studentId,
    ...(await toReportChild(student, { member: members.has(student.id), now })),
    report: report ? toReportRow(report) : null,
    rev: report?.edits ?? 0,
    phrase: report?.phrase ?? '',
    excerpt: report?.excerpt ?? '',
    evaluation: texts ? (texts.get(report?.id ?? '')?.evaluation ?? '') : null,
    elsewhere: toElsewhere(moved.get(student.id)),
    last: toLastReport(await findLast(cycle, studentId)),
  };
}

export const showSheet: UseCase<typeof reports.endpoints.sheet> = async (actor, input, deps) => {
  const { schoolId } = actor;
  const { class_id: classId, texts: isAsked = false } = input;
  const [cycle, room] = await Promise.all([
    loadCycle(actor, input.cycle_id),
    loadReportClass(actor, classId),
  ]);
  const name = `sheet ${cycle.id} ${classId}`;
  const from = Number((await fromCursor(input.cursor, name))?.['from'] ?? 0);
  const to = from + REPORT_LIMITS.sheetPage;
  const [memberships, rows] = await Promise.all([
    loadMembers(schoolId, classId),
    rowsOfClass(cycle, classId),
  ]);
  if (rows.length === 0 && !(room && takesPart(cycle, classId))) throw notInCycle();
  const memberIds = memberships.map(({ userId }) => userId);
  const members = new Set(memberIds);
  const written = new Map(rows.map((row) => [row.studentId as string, row]));
  const left = rows.flatMap(({ studentId }) => (members.has(studentId) ? [] : [studentId]));
  const all: UserId[] = [...memberIds, ...left];
  const ids = all.slice(from, to);
  const missing = memberships.filter(({ userId }) => ids.includes(userId) && !written.has(userId));
  const [found, texts, figures, moved] = await Promise.all([
    users.getMany(ids.map((userId) => ({ schoolId, userId }))),
    isAsked
      ? loadTexts(
          schoolId,
          ids.flatMap((id) => written.get(id) ?? []),
        )
      : undefined,
    loadCycleFigures(cycle),
    loadMoved(cycle, classId, missing),
  ]);
  const context = { cycle, members, written, texts, moved, now: deps.now() };
  return {
    cycle: toCycleDto(actor, cycle, figures),
    class_name: room?.name ?? rows[0]?.className ?? '',
    list: await Promise.all(found.flatMap((user) => (user ? [toRow(user, context)] : []))),
    cursor: await toCursor(to < all.length ? { from: to } : undefined, name),
  };
};
