import { openHome } from '#frontend/src/lib/open-home.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { Intent, Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

/** All of it, as soon as it is certain that it will be seen. */
const prefetchHome = async (intent: Intent): Promise<void> => {
  if (intent !== 'pointed') openHome();
};

export const screens: Screens = [
  {
    path: paths.staffHome,
    access: STAFF,
    shell: true,
    title: 'homes:home',
    help: 'home',
    page: () => import('./StaffHomePage.tsx'),
    prefetch: prefetchHome,
  },
  {
    path: paths.studentHome,
    access: [ROLE.student],
    shell: true,
    title: 'homes:home',
    help: 'child',
    page: () => import('./StudentHomePage.tsx'),
    prefetch: prefetchHome,
  },
  {
    path: paths.liveHome,
    access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
    shell: true,
    title: 'homes:liveHome',
    help: 'home',
    page: () => import('./LiveHomePage.tsx'),
    prefetch: prefetchHome,
  },
  {
    path: paths.platformHome,
    access: [ROLE.platform],
    shell: true,
    title: 'homes:platformHome',
    help: null,
    page: () => import('./PlatformHomePage.tsx'),
    prefetch: prefetchHome,
  },
  {
    path: paths.personalCentre,
    access: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
    shell: false,
    title: 'homes:personalCentre',
    page: () => import('./PersonalCentrePage.tsx'),
  },
];
