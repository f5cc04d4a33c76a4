import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const hourScreens: Screens = [
  {
    path: '/studyMan',
    access: STAFF,
    shell: true,
    title: 'study:title',
    texts: ['hours', 'table'],
    page: () => import('./HoursPage.tsx'),
  },
];
