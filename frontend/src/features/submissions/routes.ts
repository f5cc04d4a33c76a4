import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const submissionScreens: Screens = [
  {
    path: '/student/task',
    access: [ROLE.student],
    shell: false,
    title: 'submissions:mine',
    texts: ['task', 'records', 'work', 'player', 'upload'],
    page: () => import('./student/StudentTaskPage.tsx'),
  },
  {
    path: '/taskMan/detail/:id',
    access: STAFF,
    shell: true,
    header: 'purple',
    title: 'submissions:answers',
    texts: ['task', 'records', 'table'],
    page: () => import('./details/DetailsPage.tsx'),
  },
  {
    path: '/taskMan/see/view/:taskId/:id',
    access: STAFF,
    shell: false,
    title: 'submissions:review',
    texts: ['task', 'records', 'work', 'player'],
    page: () => import('./review/ReviewPage.tsx'),
  },
];
