import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.makeups,
    access: STAFF,
    shell: true,
    title: 'makeups:page',
    help: 'leave',
    page: () => import('./MakeupsPage.tsx'),
  },
];
