import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.create,
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:create',
    help: 'scratch',
    page: () => import('./CreatePage.tsx'),
  },
  {
    path: paths.work.pattern,
    access: [...STAFF, ROLE.student],
    shell: true,
    title: 'works:work',
    help: 'gallery',
    page: () => import('./WorkPage.tsx'),
  },
  {
    path: paths.works,
    access: STAFF,
    shell: true,
    title: 'works:manage',
    help: 'gallery',
    page: () => import('./WorksManPage.tsx'),
  },
  {
    path: paths.worksTab.pattern,
    access: STAFF,
    shell: true,
    title: 'works:manage',
    help: 'gallery',
    page: () => import('./WorksManPage.tsx'),
  },
  {
    path: paths.publicWork.pattern,
    access: 'public',
    shell: false,
    title: 'works:work',
    page: () => import('./PublicWorkPage.tsx'),
  },
  {
    path: paths.gallery,
    access: 'public',
    shell: 'signed-in',
    title: 'works:gallery',
    help: 'gallery',
    page: () => import('./DiscoverPage.tsx'),
  },
];
