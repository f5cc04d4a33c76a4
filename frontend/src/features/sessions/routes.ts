import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.signIn,
    access: 'public',
    shell: false,
    title: 'sessions:signIn',
    page: () => import('./LoginPage.tsx'),
  },
  {
    path: paths.operatorSignIn,
    access: 'public',
    shell: false,
    title: 'sessions:operatorSignIn',
    page: () => import('./AdminLoginPage.tsx'),
  },
  {
    path: paths.signInHeader,
    access: 'public',
    shell: false,
    title: 'sessions:signIn',
    page: () => import('./LoginHeaderPage.tsx'),
  },
];
