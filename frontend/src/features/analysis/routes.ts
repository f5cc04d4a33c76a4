import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.businessAnalysis,
    access: [ROLE.principal],
    shell: true,
    title: 'analysis:title',
    help: 'business',
    page: () => import('./business/BusinessPage.tsx'),
  },
  {
    path: paths.businessRows.pattern,
    access: [ROLE.principal],
    shell: true,
    title: 'analysis:title',
    help: 'business',
    page: () => import('./business/RowsPage.tsx'),
  },
  {
    path: paths.teachingReport,
    access: STAFF,
    shell: true,
    title: 'analysis:teachingTitle',
    help: 'statistics',
    page: () => import('./teaching/TeachingReportPage.tsx'),
  },
  {
    path: paths.classReport.pattern,
    access: STAFF,
    shell: true,
    title: 'analysis:teachingTitle',
    help: 'statistics',
    page: () => import('./teaching/ClassReportPage.tsx'),
  },
  {
    path: paths.recordReport.pattern,
    access: STAFF,
    shell: true,
    title: 'analysis:teachingTitle',
    help: 'statistics',
    page: () => import('./teaching/RecordReportPage.tsx'),
  },
];
