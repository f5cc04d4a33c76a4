import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const teacherScreens: Screens = [
  {
    path: '/teacherMan',
    access: [ROLE.principal],
    shell: true,
    title: 'teachers:title',
    texts: ['table', 'plans'],
    page: () => import('./TeachersPage.tsx'),
  },
  {
    path: '/permission',
    access: [ROLE.principal],
    shell: true,
    title: 'teachers:permissionsTitle',
    texts: ['table'],
    page: () => import('./PermissionsPage.tsx'),
  },
];
