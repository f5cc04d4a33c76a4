import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { Intent } from '#frontend/src/lib/screen.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { lessonsQuery, settingsQuery } from './queries.ts';
import { todayAt } from './school-clock.ts';
import { spanOf } from './span.ts';
import { defaultScope, defaultView } from './use-calendar-view.ts';

/** Loads the settings, which are small, on hover, and the lessons when the link is followed: other ways may lead to other lessons. */
export async function prefetchCalendar(intent: Intent): Promise<void> {
  const session = getSession();
  if (!session) return;
  const { time_zone, rules } = await queryClient.query(settingsQuery);
  if (intent !== 'pressed') return;
  // False: phones do not hover.
  const span = spanOf(defaultView(false), todayAt(time_zone), rules.weekStart);
  await queryClient.query(lessonsQuery({ kind: defaultScope(session.role), id: '' }, span));
}
