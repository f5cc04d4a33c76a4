import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.institution,
    access: STAFF,
    shell: true,
    title: 'institutions:title',
    help: 'institution',
    page: () => import('./InstitutionPage.tsx'),
  },
  {
    path: paths.unlicensedStudents,
    access: [ROLE.platform],
    shell: true,
    title: 'institutions:unlicensedTitle',
    help: null,
    page: () => import('./UnlicensedPage.tsx'),
  },
];
