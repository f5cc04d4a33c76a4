import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.students,
    access: [ROLE.principal, ROLE.teacher, ROLE.student],
    shell: true,
    title: 'students:page',
    help: 'students',
    header: 'purple',
    forRole: { [ROLE.student]: { title: 'students:myStudy' } },
    page: () => import('./StudentPage.tsx'),
  },
  {
    path: paths.student.pattern,
    access: STAFF,
    shell: true,
    title: 'students:profileTitle',
    help: 'students',
    header: 'purple',
    page: () => import('./profile/StudentProfilePage.tsx'),
  },
];
