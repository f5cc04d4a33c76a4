import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { SCHOOL_PEOPLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.mail,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'mail:title',
    page: () => import('./mail/MailPage.tsx'),
  },
  {
    path: paths.notice.pattern,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'mail:noticeTitle',
    page: () => import('./mail/NoticePage.tsx'),
  },
  {
    path: paths.notices,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'sent:title',
    page: () => import('./sent/NoticesPage.tsx'),
  },
  {
    path: paths.editNotice.pattern,
    access: STAFF,
    shell: true,
    title: 'editor:editTitle',
    page: () => import('./editor/EditNoticePage.tsx'),
  },
  {
    path: paths.sentNotice.pattern,
    access: STAFF,
    shell: true,
    title: 'sent:seeTitle',
    page: () => import('./sent/SentNoticePage.tsx'),
  },
];
