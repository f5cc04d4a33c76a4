import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.staffHome,
    access: STAFF,
    shell: true,
    title: 'homes:home',
    page: () => import('./StaffHomePage.tsx'),
  },
  {
    path: paths.studentHome,
    access: [ROLE.student],
    shell: true,
    title: 'homes:home',
    page: () => import('./StudentHomePage.tsx'),
  },
  {
    path: paths.liveHome,
    access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
    shell: true,
    title: 'homes:liveHome',
    page: () => import('./LiveHomePage.tsx'),
  },
  {
    path: paths.platformHome,
    access: [ROLE.platform],
    shell: true,
    title: 'homes:platformHome',
    page: () => import('./PlatformHomePage.tsx'),
  },
  {
    path: paths.personalCentre,
    access: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
    shell: false,
    title: 'homes:personalCentre',
    page: () => import('./PersonalCentrePage.tsx'),
  },
];
