import type { CalendarReport } from './calendar-process.ts';
import { nextMessage, startChild } from './child.ts';
import { flatFigures } from './flat-figures.ts';
import type { Figure } from './report.ts';

/** Two years. */
const HISTORY_DAYS = 730;

/**
 * Calls of the calendar cost the same after ten times as long. Answers also who may look at the one with
 * the long history afterwards.
 */
export async function measureCalendar(
  env: Readonly<Record<string, string>>,
): Promise<CalendarReport & { readonly figures: Figure[] }> {
  const child = startChild('calendar-process.ts', env);
  try {
    child.send(HISTORY_DAYS);
    const report = await nextMessage<CalendarReport>(child);
    const section = 'Calendar of 100 teachers, 40 rooms, 3,000 students, 40 lessons a day';
    return { ...report, figures: flatFigures(section, report.times) };
  } finally {
    child.kill();
  }
}
