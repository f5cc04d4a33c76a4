import type { Lead } from '#functions/domain/leads/lead.ts';
import { releasingSeat } from '#functions/domain/leads/trials.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

/** The lead without the lesson that it was booked into, and the writes that give its seat free. */
export async function givingUpTrial(
  lead: Lead,
): Promise<{ readonly lead: Lead; readonly writes: TransactWrite[] }> {
  const { schoolId, trial } = lead;
  if (trial?.state !== 'booked') return { lead, writes: [] };
  const lesson = await lessons.get({ schoolId, id: trial.lessonId }, { consistent: true });
  const { trial: _, ...rest } = lead;
  const tried = lead.tried.filter((id) => id !== trial.lessonId);
  return { lead: { ...rest, tried }, writes: releasingSeat(lesson, lead) };
}
