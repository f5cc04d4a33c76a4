import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import type { ClassId, CycleId, ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import type { Checked, SheetLine } from '../queries.ts';
import { canBePublished } from '../share/menu-report.ts';
import { saveAll, type Unsaved } from '../writing/save-all.ts';
import { useWriters } from '../writing/writers.ts';
import { withChecked } from './group-findings.ts';

const { sheet, check } = reports.endpoints;

/** The reports of a class, or `only` one of them. */
export interface CheckOptions {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
  readonly lines: readonly Pick<SheetLine, 'student_id' | 'name'>[];
  readonly only?: ReportId | undefined;
}

/** The class as the server has it now: reports have been written since the table was loaded. */
async function loadLines(cycle_id: CycleId, class_id: ClassId): Promise<SheetLine[]> {
  const list: SheetLine[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await send(sheet, { cycle_id, class_id, ...(cursor && { cursor }) });
    list.push(...page.list);
    ({ cursor } = page);
  }
  return list;
}

async function checkAll(ids: readonly ReportId[]): Promise<Checked[]> {
  const list: Checked[] = [];
  for (let from = 0; from < ids.length; from += REPORT_LIMITS.savedAtOnce) {
    const report_ids = ids.slice(from, from + REPORT_LIMITS.savedAtOnce);
    list.push(...(await send(check, { report_ids })).list);
  }
  return list;
}

interface Line extends Pick<SheetLine, 'student_id'> {
  readonly report: Pick<NonNullable<SheetLine['report']>, 'id' | 'state' | 'draft'> | null;
}

/**
 * Reports with something to publish: a draft, or a version that was withdrawn. Without those whose text is not on
 * the server: what is there is older than what the teacher sees.
 */
export function reportsToPublish(
  lines: readonly Line[],
  unsaved: readonly Pick<Unsaved, 'student_id'>[],
): ReportId[] {
  const left = new Set(unsaved.map(({ student_id }) => student_id));
  return lines.flatMap(({ student_id, report }) =>
    report && canBePublished(report) && !left.has(student_id) ? [report.id] : [],
  );
}

/** Saves what is not sent, then checks every report of the class that can be published. */
export function useChecks({ cycleId, classId, lines, only }: CheckOptions) {
  const client = useQueryClient();
  const writerOf = useWriters();
  const queryKey = keyOf(check, {}, `${cycleId} ${classId} ${only ?? ''}`);
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const unsaved = await saveAll(lines, (student_id) =>
        writerOf({ cycle_id: cycleId, class_id: classId, student_id }),
      );
      if (only)
        return { list: unsaved.length > 0 ? [] : await checkAll([only]), missing: 0, unsaved };
      const now = await loadLines(cycleId, classId);
      const ids = reportsToPublish(now, unsaved);
      const missing = now.filter(({ report, member }) => member && !report).length;
      return { list: await checkAll(ids), missing, unsaved };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
  /** Takes what a call has answered of some reports: the class is not checked again. */
  const improve = (better: readonly Checked[]) =>
    client.setQueryData<typeof query.data>(queryKey, (data) => data && withChecked(data, better));
  return { ...query, improve };
}
