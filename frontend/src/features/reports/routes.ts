import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.reports,
    access: STAFF,
    shell: true,
    title: 'reports:title',
    page: () => import('./ReportsPage.tsx'),
  },
  {
    path: paths.reportAnalysis.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:analysisTitle',
    page: () => import('./analysis/AnalysisPage.tsx'),
  },
  {
    path: paths.studentReports.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:ofStudent',
    page: () => import('./student/StudentReportsPage.tsx'),
  },
  {
    path: paths.writeReport.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:write',
    page: () => import('./student/WriteReportPage.tsx'),
  },
  {
    path: paths.editReport.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:edit',
    page: () => import('./student/EditReportPage.tsx'),
  },
  {
    path: paths.ownReports,
    access: [ROLE.student],
    shell: true,
    title: 'reports:mine',
    page: () => import('./own/OwnReportsPage.tsx'),
  },
];
