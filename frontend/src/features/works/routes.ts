import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const workScreens: Screens = [
  {
    path: '/create',
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:create',
    texts: ['upload', 'work'],
    page: () => import('./CreatePage.tsx'),
  },
  {
    path: '/workContent',
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:work',
    texts: ['player', 'work'],
    page: () => import('./WorkPage.tsx'),
  },
  {
    path: '/worksMan',
    access: STAFF,
    shell: true,
    title: 'works:manage',
    texts: ['player', 'work'],
    page: () => import('./WorksManPage.tsx'),
  },
  {
    path: '/worksMan/:tab',
    access: STAFF,
    shell: true,
    title: 'works:manage',
    texts: ['player', 'work'],
    page: () => import('./WorksManPage.tsx'),
  },
  {
    path: '/works/:id',
    access: 'public',
    shell: false,
    title: 'works:work',
    texts: ['player', 'work'],
    page: () => import('./PublicWorkPage.tsx'),
  },
  {
    path: '/discover',
    access: 'public',
    shell: false,
    title: 'works:gallery',
    texts: ['table', 'work'],
    page: () => import('./DiscoverPage.tsx'),
  },
];
