import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.register,
    access: 'public',
    shell: false,
    title: 'registrations:title',
    page: () => import('./RegisterPage.tsx'),
  },
  {
    path: paths.join,
    access: 'public',
    shell: false,
    title: 'registrations:joinTitle',
    page: () => import('./JoinPage.tsx'),
  },
];
