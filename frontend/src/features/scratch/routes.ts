import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.project.pattern,
    access: [...STAFF, ROLE.student],
    shell: false,
    title: 'scratch:title',
    page: () => import('./ScratchPage.tsx'),
  },
];
