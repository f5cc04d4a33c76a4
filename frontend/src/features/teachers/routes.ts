import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.teachers,
    access: [ROLE.principal],
    shell: true,
    title: 'teachers:title',
    help: 'teachers',
    page: () => import('./TeachersPage.tsx'),
  },
  {
    path: paths.permissions,
    access: [ROLE.principal],
    shell: true,
    title: 'teachers:permissionsTitle',
    help: 'teachers',
    page: () => import('./PermissionsPage.tsx'),
  },
];
