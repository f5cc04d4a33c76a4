import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.forgottenPassword,
    access: 'public',
    shell: false,
    title: 'passwords:title',
    page: () => import('./ForgottenPasswordPage.tsx'),
  },
];
