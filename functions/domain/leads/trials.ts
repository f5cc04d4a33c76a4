import { type Lesson, type LessonValue, lessons } from '#functions/domain/lessons/lesson.ts';
import { withVisits } from '#functions/domain/makeups/makeup-right.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { changingLead, inState } from './change-lead.ts';
import { type Lead, type LeadTrial, type LeadValue, leads } from './lead.ts';
import { trialEntries } from './trial-entry.ts';

/** The leads who are booked into a lesson. */
export async function loadTrialLeads(lesson: LessonValue | undefined): Promise<Lead[]> {
  const { schoolId, trials = [] } = lesson ?? {};
  if (!schoolId) return [];
  const found = await leads.getMany(
    trials.map((id) => ({ schoolId, id })),
    { consistent: true },
  );
  return found.flatMap((lead) =>
    lead?.trial?.lessonId === lesson?.id && lead?.trial?.state === 'booked' ? [lead] : [],
  );
}

export const timesOf = ({
  date,
  start,
  end,
}: Pick<LessonValue, 'date' | 'start' | 'end'>): Pick<LeadTrial, 'date' | 'start' | 'end'> => ({
  date,
  start,
  end,
});

/** A lead whose trial does not take place is to be asked again, today. */
export const withoutTrial = (lead: LeadValue, trial: LeadTrial, today: string): LeadValue => {
  const back = lead.state === 'trial_booked' ? inState(lead, 'contacted') : lead;
  return { ...back, trial, due: today };
};

interface Change {
  readonly before?: LessonValue | undefined;
  readonly after?: LessonValue | undefined;
}

/** When a lesson moves, its trials move with it; when it is cancelled, they are to be booked again. */
export function movingTrials(
  { before, after }: Change,
  booked: readonly Lead[],
  moment: SchoolMoment,
): TransactWrite[] {
  if (!before) return [];
  return booked.flatMap((lead) => {
    const { trial } = lead;
    if (!trial) return [];
    if (after) {
      const moved = { ...trial, ...timesOf(after) };
      const same = JSON.stringify(moved) === JSON.stringify(trial);
      return same ? [] : changingLead(lead, { ...lead, trial: moved });
    }
    const cancelled = { ...trial, state: 'cancelled' } as const;
    const key = trialEntries.key({ ...before, lessonId: before.id, leadId: lead.id });
    const tried = lead.tried.filter((id) => id !== before.id);
    return [
      ...changingLead(lead, withoutTrial({ ...lead, tried }, cancelled, dayAt(moment))),
      { Delete: { Key: key } },
    ];
  });
}

/** Gives the seat of a lead in a lesson free, and takes its entry away; nothing in a lesson that was taught. */
export function releasingSeat(lesson: Lesson | undefined, lead: Lead): TransactWrite[] {
  if (!lesson?.trials?.includes(lead.id)) return [];
  const trials = lesson.trials.filter((id) => id !== lead.id);
  return [
    ...lessons.replacing(lesson, lesson, withVisits(lesson, { trials })),
    { Delete: { Key: trialEntries.key({ ...lead, lessonId: lesson.id, leadId: lead.id }) } },
  ];
}
