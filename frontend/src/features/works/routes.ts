import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const workScreens: Screens = [
  {
    path: '/create',
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:create',
    texts: ['upload'],
    page: () => import('./CreatePage.tsx'),
  },
  {
    path: '/workContent',
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:work',
    texts: ['player'],
    page: () => import('./WorkPage.tsx'),
  },
];
