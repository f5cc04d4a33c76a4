import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const workScreens: Screens = [
  {
    path: paths.create,
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:create',
    texts: ['upload', 'work'],
    page: () => import('./CreatePage.tsx'),
  },
  {
    path: paths.work.pattern,
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:work',
    texts: ['player', 'work'],
    page: () => import('./WorkPage.tsx'),
  },
  {
    path: paths.works,
    access: STAFF,
    shell: true,
    title: 'works:manage',
    texts: ['player', 'work'],
    page: () => import('./WorksManPage.tsx'),
  },
  {
    path: paths.worksTab.pattern,
    access: STAFF,
    shell: true,
    title: 'works:manage',
    texts: ['player', 'work'],
    page: () => import('./WorksManPage.tsx'),
  },
  {
    path: paths.publicWork.pattern,
    access: 'public',
    shell: false,
    title: 'works:work',
    texts: ['player', 'work'],
    page: () => import('./PublicWorkPage.tsx'),
  },
  {
    path: paths.gallery,
    access: 'public',
    shell: false,
    title: 'works:gallery',
    texts: ['table', 'work'],
    page: () => import('./DiscoverPage.tsx'),
  },
];
