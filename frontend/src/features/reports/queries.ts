import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useRenewed } from '#frontend/src/lib/use-renewed.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { ClassId, CycleId, ReportId, StudentId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import type { ReportPlace } from './writing/report-writer.ts';

const { endpoints } = reports;

export type Cycle = Answer<typeof endpoints.cycleAdd>['cycle'];
/** A cycle in a list. */
export type CycleLine = Answer<typeof endpoints.cycles>['list'][number];
export type Kinds = Answer<typeof endpoints.kinds>;
export type ClassLine = Answer<typeof endpoints.index>['list'][number];
export type SheetLine = Answer<typeof endpoints.sheet>['list'][number];
export type Draft = Answer<typeof endpoints.draft>['report'];
export type ChildEvidence = Answer<typeof endpoints.evidence>;
export type EvidencePart = ChildEvidence['parts'][number];
export type Evidence = EvidencePart['list'][number];
export type Plan = Answer<typeof endpoints.publish>['plan'];
export type Checked = Answer<typeof endpoints.check>['list'][number];
export type ReportLine = Answer<typeof endpoints.ofStudent>['list'][number];
export type AnalysisLine = Answer<typeof endpoints.analysis>['list'][number];

export const useCycles = () => useInfiniteQuery(pagesOf(endpoints.cycles, {}));

/** The classes of a cycle; of the newest one without an id. */
export const useCycleClasses = (cycle_id: CycleId | undefined) =>
  useInfiniteQuery({
    ...pagesOf(endpoints.index, { ...(cycle_id && { cycle_id }) }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** The children of a class with their reports; with the texts in full only where they are all shown. */
export const useSheet = (cycle_id: CycleId, class_id: ClassId, texts: boolean) =>
  useInfiniteQuery({
    ...pagesOf(endpoints.sheet, { cycle_id, class_id, ...(texts && { texts }) }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const draftOptions = (of: ReportPlace | { readonly report_id: ReportId }) => ({
  ...queryOf(endpoints.draft, { ...of }),
  // What is on the screen is the writer's.
  refetchOnWindowFocus: false,
  refetchOnMount: 'always' as const,
});
export const useDraft = (of: ReportPlace | { readonly report_id: ReportId }) =>
  useQuery(draftOptions(of));

export function useEvidence(place: ReportPlace) {
  const question = queryOf(endpoints.evidence, { ...place });
  const query = useQuery(question);
  return { ...query, data: useRenewed(query, queryOf(endpoints.evidence, { ...place }, 'again')) };
}

export const useStudentReports = (student_id: StudentId) =>
  useInfiniteQuery(pagesOf(endpoints.ofStudent, { student_id }));

export const useKinds = (enabled: boolean) =>
  useQuery({ ...queryOf(endpoints.kinds, {}), enabled });

export const usePlans = (cycle_id: CycleId, class_id: ClassId) =>
  useQuery({ ...queryOf(endpoints.plans, { cycle_id, class_id }), refetchOnMount: 'always' });

const CYCLES = [endpoints.cycles, endpoints.index, endpoints.sheet] as const;
/** Everything that shows whether a report is published. */
export const STATES = [
  endpoints.index,
  endpoints.sheet,
  endpoints.draft,
  endpoints.ofStudent,
  endpoints.plans,
  endpoints.detail,
  endpoints.analysis,
  endpoints.analysisTeachers,
  endpoints.analysisClass,
  endpoints.falling,
] as const;

export const useAddCycle = () => useChange(endpoints.cycleAdd, { changes: CYCLES, quiet: true });
export const useEditCycle = () => useChange(endpoints.cycleEdit, { changes: CYCLES, quiet: true });
export const useCloseCycle = () => useChange(endpoints.cycleClose, { changes: CYCLES });
export const useRemoveCycle = () => useChange(endpoints.cycleRemove, { changes: CYCLES });
export const useSaveKind = () =>
  useChange(endpoints.kindsSave, { changes: [endpoints.kinds], quiet: true });
export const useRemoveKind = () => useChange(endpoints.kindsRemove, { changes: [endpoints.kinds] });
export const useWithdraw = () => useChange(endpoints.withdraw, { changes: STATES });
