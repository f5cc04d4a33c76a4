import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const homeScreens: Screens = [
  {
    path: '/index',
    access: STAFF,
    shell: true,
    title: 'homes:home',
    texts: ['study'],
    page: () => import('./StaffHomePage.tsx'),
  },
  {
    path: '/dashboard',
    access: [ROLE.student],
    shell: true,
    title: 'homes:home',
    texts: ['study', 'records', 'makeups', 'work', 'task'],
    page: () => import('./StudentHomePage.tsx'),
  },
  {
    path: '/liveManagement',
    access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
    shell: true,
    title: 'homes:liveHome',
    page: () => import('./LiveHomePage.tsx'),
  },
  {
    path: '/admin',
    access: [ROLE.platform],
    shell: true,
    title: 'homes:platformHome',
    page: () => import('./PlatformHomePage.tsx'),
  },
  {
    path: '/personCenter',
    access: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
    shell: false,
    title: 'homes:personalCentre',
    texts: ['feeds'],
    page: () => import('./PersonalCentrePage.tsx'),
  },
];
