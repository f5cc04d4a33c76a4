import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.calendar,
    access: STAFF,
    shell: true,
    title: 'lessons:title',
    help: 'calendar',
    page: () => import('./CalendarPage.tsx'),
    prefetch: async (intent) => (await import('./prefetch-calendar.ts')).prefetchCalendar(intent),
  },
];
