import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.reports,
    access: STAFF,
    shell: true,
    title: 'reports:title',
    help: 'evening',
    page: () => import('./ReportsPage.tsx'),
  },
  {
    path: paths.reportAnalysis.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:analysisTitle',
    help: 'reports',
    page: () => import('./analysis/AnalysisPage.tsx'),
  },
  {
    path: paths.studentReports.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:ofStudent',
    help: 'reports',
    page: () => import('./student/StudentReportsPage.tsx'),
  },
  {
    path: paths.writeReport.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:write',
    help: 'reports',
    page: () => import('./student/WriteReportPage.tsx'),
  },
  {
    path: paths.editReport.pattern,
    access: STAFF,
    shell: true,
    title: 'reports:edit',
    help: 'reports',
    page: () => import('./student/EditReportPage.tsx'),
  },
  {
    path: paths.ownReports,
    access: [ROLE.student],
    shell: true,
    title: 'reports:mine',
    help: 'child',
    page: () => import('./own/OwnReportsPage.tsx'),
  },
];
