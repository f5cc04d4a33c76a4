import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { Intent } from '#frontend/src/lib/screen.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { lessonsQuery, settingsQuery } from './queries.ts';
import { todayAt } from './school-clock.ts';
import { usualScope } from './scope.ts';
import { spanOf } from './span.ts';
import { usualView } from './use-calendar-view.ts';

/** What the calendar begins with: its settings, which are small, and the lessons once somebody comes. */
export async function prefetchCalendar(intent: Intent): Promise<void> {
  const session = getSession();
  if (!session) return;
  const { time_zone, rules } = await queryClient.query(settingsQuery);
  if (intent === 'pointed') return;
  // Phones point at nothing, so that this is never one.
  const span = spanOf(usualView(false), todayAt(time_zone), rules.weekStart);
  await queryClient.query(lessonsQuery({ kind: usualScope(session.role), id: '' }, span));
}
