import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { SCHOOL_PEOPLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.mail,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'mail:title',
    help: 'notices',
    page: () => import('./mail/MailPage.tsx'),
  },
  {
    path: paths.notice.pattern,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'mail:noticeTitle',
    help: 'notices',
    page: () => import('./mail/NoticePage.tsx'),
  },
  {
    path: paths.notices,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'sent:title',
    help: 'notices',
    page: () => import('./sent/NoticesPage.tsx'),
  },
  {
    path: paths.editNotice.pattern,
    access: STAFF,
    shell: true,
    title: 'editor:editTitle',
    help: 'notices',
    page: () => import('./editor/EditNoticePage.tsx'),
  },
  {
    path: paths.sentNotice.pattern,
    access: STAFF,
    shell: true,
    title: 'sent:seeTitle',
    help: 'notices',
    page: () => import('./sent/SentNoticePage.tsx'),
  },
];
