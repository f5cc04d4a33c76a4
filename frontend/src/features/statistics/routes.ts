import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const statisticsScreens: Screens = [
  {
    path: '/statistics',
    access: STAFF,
    shell: true,
    title: 'statistics:title',
    texts: ['figures', 'table'],
    page: () => import('./StatisticsPage.tsx'),
  },
];
