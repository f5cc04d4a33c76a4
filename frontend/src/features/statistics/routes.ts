import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.statistics,
    access: STAFF,
    shell: true,
    title: 'statistics:title',
    help: 'statistics',
    page: () => import('./StatisticsPage.tsx'),
  },
];
