import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.demo,
    access: 'public',
    shell: false,
    title: 'demo:title',
    page: () => import('./DemoPage.tsx'),
  },
];
