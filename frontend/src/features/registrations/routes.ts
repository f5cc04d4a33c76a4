import type { Screens } from '#frontend/src/lib/screen.ts';

export const registrationScreens: Screens = [
  {
    path: '/register',
    access: 'public',
    shell: false,
    title: 'registrations:title',
    texts: ['phone'],
    page: () => import('./RegisterPage.tsx'),
  },
  {
    path: '/join',
    access: 'public',
    shell: false,
    title: 'registrations:joinTitle',
    texts: ['phone'],
    page: () => import('./JoinPage.tsx'),
  },
];
