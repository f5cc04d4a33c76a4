import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.ownTasks,
    access: [ROLE.student],
    shell: false,
    title: 'submissions:mine',
    page: () => import('./student/StudentTaskPage.tsx'),
  },
  {
    path: paths.answers.pattern,
    access: STAFF,
    shell: true,
    header: 'purple',
    title: 'submissions:answers',
    help: 'review',
    page: () => import('./details/DetailsPage.tsx'),
  },
  {
    path: paths.review.pattern,
    access: STAFF,
    shell: false,
    title: 'submissions:review',
    page: () => import('./review/ReviewPage.tsx'),
  },
];
