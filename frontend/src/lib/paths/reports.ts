import type { ClassId, CycleId, ReportId, StudentId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { SHARED_WORK_PREFIX } from '#shared/sharing/share-page.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Search parameters of the screens of reports: the cycle, the class in it, and how it is written. */
export const REPORTS_SEARCH = {
  cycle: 'cycle',
  class: 'class',
  view: 'view',
  /** The dialog that checks and publishes is open. */
  check: 'check',
} as const;

/** Paths of the screens of reports. */
export const reportPaths = {
  /** The classes of a cycle. */
  cycle: (id: CycleId) => withSearch(MENU_PATHS.reports, { [REPORTS_SEARCH.cycle]: id }),
  /** The reports of a class in a cycle; `view` is how they are written. */
  classReports: (cycle: CycleId, id: ClassId, view?: string) =>
    withSearch(MENU_PATHS.reports, {
      [REPORTS_SEARCH.cycle]: cycle,
      [REPORTS_SEARCH.class]: id,
      [REPORTS_SEARCH.view]: view,
    }),
  /** The same, with the dialog in which they are checked and published. */
  checkReports: (cycle: CycleId, id: ClassId) =>
    withSearch(MENU_PATHS.reports, {
      [REPORTS_SEARCH.cycle]: cycle,
      [REPORTS_SEARCH.class]: id,
      [REPORTS_SEARCH.check]: '1',
    }),
  studentReports: screen('/report/student/:id', (id: StudentId) => [{ id }]),
  /** Without a cycle and a class the page asks for them. */
  writeReport: screen(
    '/report/student/create/:id',
    (id: StudentId, search: { cycle?: CycleId; class?: ClassId } = {}) => [{ id }, search],
  ),
  /** With a cycle and a class the way back is the check of that class. */
  editReport: screen(
    '/report/student/edit/:id/:report',
    (id: StudentId, report: ReportId, search: { cycle?: CycleId; class?: ClassId } = {}) => [
      { id, report },
      search,
    ],
  ),
  reportAnalysis: screen('/report/analysis', (cycle?: CycleId) => [
    {},
    { [REPORTS_SEARCH.cycle]: cycle },
  ]),
  /** The page of a report that a family opens: of the server, not of this application. */
  sharedReport: (token: string) => `/r/${token}`,
  /** A work of that page, by its place among the evidence, to be played. */
  sharedWork: screen(`${SHARED_WORK_PREFIX}:token/:at`, (token: string, at: string) => [
    { token, at },
  ]),
  /** A report's preview on its own address; for staff also that of an earlier version, or of the draft. */
  reportDialog: screen(
    '/reportDialog',
    (id: ReportId, { version, draft }: { version?: number; draft?: boolean } = {}) => [
      {},
      { id, version: version && String(version), draft: draft && '1' },
    ],
  ),
} as const;
