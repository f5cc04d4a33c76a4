import { loadDesk, requireChild } from '#functions/domain/reports/desk.ts';
import { reports as entity, REPORT_LISTS } from '#functions/domain/reports/report.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { ReportId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import type { EvidenceKind } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { countRecorded, evidenceQuery, hourEvidence, lessonEvidence } from './evidence-lessons.ts';
import { type EvidencePage, type EvidenceQuery, PLAIN } from './evidence-query.ts';
import { taskEvidence } from './evidence-tasks.ts';
import { workEvidence } from './evidence-works.ts';

/** Earlier reports of the child. */
async function reportEvidence({ cycle, student, from }: EvidenceQuery): Promise<EvidencePage> {
  const { schoolId } = cycle;
  const list = schoolList(schoolId, REPORT_LISTS.shownOf(student.id));
  const { entries, next } = await pageOfList(list, {
    limit: REPORT_LIMITS.evidencePage,
    from,
    within: ['0', `${cycle.to}~`],
    descending: true,
  });
  const rows = await entity.rowsOf(entries, (id) => ({ schoolId, id: ReportId.parse(id) }));
  const others = rows.flatMap((row) => (row && row.cycleId !== cycle.id ? [row] : []));
  return {
    list: others.map(({ id, shown, className, day: date }) => ({
      ...PLAIN,
      kind: 'report',
      id,
      title: shown?.name ?? '',
      detail: className,
      date,
    })),
    next,
  };
}

const KINDS: Readonly<Record<EvidenceKind, (query: EvidenceQuery) => Promise<EvidencePage>>> = {
  lesson: lessonEvidence,
  task: taskEvidence,
  work: workEvidence,
  hours: hourEvidence,
  report: reportEvidence,
};

export const showEvidence: UseCase<typeof reports.endpoints.evidence> = async (
  actor,
  { cursor, kind, ...place },
  deps,
) => {
  const desk = await loadDesk(actor, place);
  await requireChild(desk);
  const { cycle, student } = desk;
  const kinds = kind ? [kind] : cycle.template.evidence;
  const query = evidenceQuery({ actor, cycle, student, from: undefined, now: deps.now() });
  const parts = kinds.map(async (each) => {
    const name = `evidence ${each} ${cycle.id} ${student.id}`;
    const from = kind ? await fromCursor(cursor, name) : undefined;
    const { list, next } = await KINDS[each]({ ...query, from });
    return { kind: each, list, cursor: await toCursor(next, name) };
  });
  return {
    parts: await Promise.all(parts),
    recorded: kind ? null : countRecorded(await query.attended()),
  };
};
