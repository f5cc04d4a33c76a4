import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, SCHOOL_PEOPLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.feedback,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'feedback:title',
    help: 'feedback',
    page: () => import('./FeedbackPage.tsx'),
  },
  {
    path: paths.addFeedback.pattern,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'feedback:addTitle',
    help: 'feedback',
    page: () => import('./AddFeedbackPage.tsx'),
  },
  {
    path: paths.seeFeedback.pattern,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'feedback:seeTitle',
    help: 'feedback',
    page: () => import('./SeeFeedbackPage.tsx'),
  },
  {
    path: paths.allFeedback,
    access: [ROLE.platform],
    shell: true,
    title: 'feedback:allTitle',
    help: null,
    page: () => import('./AllFeedbackPage.tsx'),
  },
];
