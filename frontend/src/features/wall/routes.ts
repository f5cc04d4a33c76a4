import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.wall.pattern,
    access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
    shell: false,
    title: 'wall:title',
    page: () => import('./WallPage.tsx'),
  },
];
