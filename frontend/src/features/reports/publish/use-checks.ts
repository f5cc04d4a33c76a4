import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { reports } from '#shared/contracts/reports.ts';
import type { ClassId, CycleId, ReportId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import type { Checked, SheetLine } from '../queries.ts';
import { useWriters } from '../writing/writers.ts';

const { sheet, check } = reports.endpoints;

interface Options {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
  readonly lines: readonly SheetLine[];
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

/** Whether there is something of a report to publish. */
const isOpen = ({ report }: SheetLine): boolean =>
  report !== null && (report.draft || report.state === 'withdrawn');

/**
 * Saves what is not sent, then checks every report of the class that has a draft or was withdrawn. One whose changes
 * the server does not have is left out: it would be published without them.
 */
export function useChecks({ cycleId, classId, lines }: Options) {
  const writerOf = useWriters();
  return useQuery({
    queryKey: keyOf(check, {}, `${cycleId} ${classId}`),
    queryFn: async () => {
      const place = { cycle_id: cycleId, class_id: classId };
      const saved = await Promise.all(
        lines.map(({ student_id }) => writerOf({ ...place, student_id }).save()),
      );
      const unsaved = lines.filter((_, at) => !saved[at]);
      const left = new Set(unsaved.map(({ student_id }) => student_id));
      const now = await loadLines(cycleId, classId);
      const open = now.filter((line) => isOpen(line) && !left.has(line.student_id));
      const ids = open.flatMap(({ report }) => (report ? [report.id] : []));
      const missing = now.filter(({ report, member }) => member && !report).length;
      return { list: await checkAll(ids), missing, unsaved: unsaved.map(({ name }) => name) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
}
