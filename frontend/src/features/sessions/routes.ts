import type { Screens } from '#frontend/src/lib/screen.ts';

export const sessionScreens: Screens = [
  {
    path: '/login',
    access: 'public',
    shell: false,
    title: 'sessions:signIn',
    page: () => import('./LoginPage.tsx'),
  },
  {
    path: '/admin/login',
    access: 'public',
    shell: false,
    title: 'sessions:operatorSignIn',
    page: () => import('./AdminLoginPage.tsx'),
  },
  {
    path: '/loginHeader',
    access: 'public',
    shell: false,
    title: 'sessions:signIn',
    page: () => import('./LoginHeaderPage.tsx'),
  },
];
