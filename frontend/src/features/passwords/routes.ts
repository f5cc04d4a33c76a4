import type { Screens } from '#frontend/src/lib/screen.ts';

export const passwordScreens: Screens = [
  {
    path: '/forgotPassword',
    access: 'public',
    shell: false,
    title: 'passwords:title',
    texts: ['phone', 'password'],
    page: () => import('./ForgottenPasswordPage.tsx'),
  },
];
