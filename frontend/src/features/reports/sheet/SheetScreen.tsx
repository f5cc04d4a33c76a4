import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { REPORTS_SEARCH } from '#frontend/src/lib/paths/reports.ts';
import { invalidate, keyOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ClassId, CycleId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { NOT_RATED } from '#shared/reports/fields.ts';
import { type SheetLine, useSheet } from '../queries.ts';
import { Conflicts } from '../writing/ConflictDialog.tsx';
import { useSafeLeaving, useWriters } from '../writing/writers.ts';
import { OneByOne } from './OneByOne.tsx';
import { PlansBanner } from './PlansBanner.tsx';
import { SheetHeader } from './SheetHeader.tsx';
import { SideBySide } from './SideBySide.tsx';
import { TableView } from './TableView.tsx';
import { VIEWS, type View } from './views.ts';

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
}

function useView() {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get(REPORTS_SEARCH.view)) ?? 'table';
  const setView = (next: View) =>
    setSearch(
      (before) => {
        before.set(REPORTS_SEARCH.view, next);
        return before;
      },
      { replace: true },
    );
  return [view, setView] as const;
}

/** Gives every writer of the class what the server has of its report. */
function useStoredReports({ cycleId, classId }: Props, lines: readonly SheetLine[]) {
  const writerOf = useWriters();
  const client = useQueryClient();
  useEffect(() => {
    for (const { student_id, rev, report, phrase, evaluation } of lines) {
      const place = { cycle_id: cycleId, class_id: classId, student_id };
      const isAdopted = writerOf(place).adopt(rev, {
        phrase,
        ...(evaluation !== null && { evaluation }),
        dimensions: report?.dimensions ?? NOT_RATED,
      });
      // Open in the editor, and somebody else has saved it: all of it is asked for.
      if (!isAdopted) void invalidate(client, keyOf(reports.endpoints.draft, place));
    }
  }, [writerOf, client, lines, cycleId, classId]);
}

const NO_LINES: readonly SheetLine[] = [];

/** The reports of a class in a cycle: written as a table, one child after the other, or side by side. */
export function SheetScreen({ cycleId, classId }: Props) {
  const { t } = useTranslation('reports');
  const [view, setView] = useView();
  const isSide = view === 'side';
  const query = useSheet(cycleId, classId, isSide);
  const first = query.data?.pages[0];
  // All of a class is on the screen.
  useReadOn(query, false, Number.POSITIVE_INFINITY);
  const lines = query.data?.pages.flatMap(({ list }) => list) ?? NO_LINES;
  useStoredReports({ cycleId, classId }, query.data ? lines : NO_LINES);
  useSafeLeaving();
  if (query.error && !first)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!first) return <ListSkeleton rows={10} />;
  const shown = { cycle: first.cycle, classId, lines };
  // Until the full texts are loaded, the lines are those of the other views; their texts must not be edited.
  const isBrief = lines.some(({ evaluation }) => evaluation === null);
  return (
    <>
      <SheetHeader {...shown} className={first.class_name} view={view} onView={setView} />
      <PlansBanner cycleId={cycleId} classId={classId} />
      {query.isFetchNextPageError && (
        <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />
      )}
      {lines.length === 0 && <EmptyState title={t('sheet.none')} hint={t('sheet.noneHint')} />}
      {lines.length > 0 && view === 'table' && <TableView {...shown} />}
      {lines.length > 0 && view === 'one' && <OneByOne {...shown} />}
      {lines.length > 0 && isSide && !isBrief && <SideBySide {...shown} />}
      {isSide && isBrief && <ListSkeleton rows={10} />}
      <Conflicts lines={lines} cycleId={cycleId} classId={classId} />
    </>
  );
}
