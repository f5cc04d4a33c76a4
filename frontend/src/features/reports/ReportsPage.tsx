import { useSearchParams } from 'react-router';
import { REPORTS_SEARCH } from '#frontend/src/lib/paths/reports.ts';
import { ClassId, CycleId } from '#shared/ids.ts';
import { CyclesScreen } from './cycles/CyclesScreen.tsx';
import { SheetScreen } from './sheet/SheetScreen.tsx';

/** The cycles of the school, or the reports of one class in one of them. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const cycle = CycleId.safeParse(search.get(REPORTS_SEARCH.cycle)).data;
  const classId = ClassId.safeParse(search.get(REPORTS_SEARCH.class)).data;
  if (cycle && classId)
    return <SheetScreen key={`${cycle} ${classId}`} cycleId={cycle} classId={classId} />;
  return <CyclesScreen cycleId={cycle} />;
}
