import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.parentHome.pattern,
    access: 'public',
    shell: false,
    title: 'parents:title',
    page: () => import('./ParentHomePage.tsx'),
  },
  {
    path: paths.family.pattern,
    access: 'public',
    shell: false,
    title: 'parents:familyPage',
    page: () => import('./FamilyPage.tsx'),
  },
  {
    path: paths.familyWork.pattern,
    access: 'public',
    shell: false,
    title: 'parents:familyPage',
    page: () => import('./FamilyWorkPage.tsx'),
  },
  {
    path: paths.sharedWork.pattern,
    access: 'public',
    shell: false,
    title: 'parents:familyPage',
    page: () => import('./SharedWorkPage.tsx'),
  },
];
