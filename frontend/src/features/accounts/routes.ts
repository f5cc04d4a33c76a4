import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.account,
    access: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
    shell: true,
    title: 'accounts:page',
    help: 'account',
    page: () => import('./UserPage.tsx'),
  },
];
