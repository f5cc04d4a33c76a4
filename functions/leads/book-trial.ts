import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { changingLead, inState, loadLead } from '#functions/domain/leads/change-lead.ts';
import type { Lead } from '#functions/domain/leads/lead.ts';
import { toLeadDetail } from '#functions/domain/leads/lead-dtos.ts';
import { trialEntries } from '#functions/domain/leads/trial-entry.ts';
import { timesOf } from '#functions/domain/leads/trials.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { freeSeats, requiringSeats, trialSeats } from '#functions/domain/lessons/seats.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { hasBegun } from '#functions/domain/makeups/leave-time.ts';
import { withVisits } from '#functions/domain/makeups/makeup-right.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { givingUpTrial } from './give-up-trial.ts';
import { todayOf } from './written-lead.ts';

const refuse = (
  reason: 'leads.trialFull' | 'leads.trialBegun' | 'leads.trialsMax' | 'leads.enrolled',
) => new CallError(CODE.wait, { reason });

/** The class of a lesson that has a seat. Throws -1 when it has none, has begun, or the child has tried too many. */
async function requireSeat({ schoolId }: Actor, lesson: Lesson, lead: Lead, now: Date) {
  if (lesson.state !== 'planned' || hasBegun(lesson, now)) throw refuse('leads.trialBegun');
  if (lead.tried.length >= LEAD_LIMITS.trialsOfLead) throw refuse('leads.trialsMax');
  const [settings, found] = await Promise.all([
    loadSettings(schoolId),
    classes.get({ schoolId, id: lesson.classId }, { consistent: true }),
  ]);
  const [seats = 0] = await freeSeats([[lesson, found]], settings);
  if (!found || trialSeats(lesson, seats) < 1) throw refuse('leads.trialFull');
  return found;
}

const isBooked = ({ trial }: Lead, id: LessonId): boolean =>
  trial?.lessonId === id && trial.state === 'booked';

async function book(actor: Actor, before: Lead, lesson: Lesson, now: Date): Promise<void> {
  const { schoolId } = actor;
  if (isBooked(before, lesson.id)) return;
  if (before.studentId) throw refuse('leads.enrolled');
  const visited = await requireSeat(actor, lesson, before, now);
  const { lead, writes } = await givingUpTrial(before);
  const { id: lessonId, classId } = lesson;
  const place = { lessonId, classId, className: visited.name, ...timesOf(lesson) };
  const trial = { ...place, state: 'booked' as const, remark: '' };
  const key = { schoolId, lessonId, leadId: lead.id };
  const entry = { ...key, name: lead.name, className: visited.name };
  const trials = [...(lesson.trials ?? []).filter((id) => id !== lead.id), lead.id];
  const tried = [...lead.tried.filter((id) => id !== lessonId), lessonId];
  // Nothing is to be done before the lesson.
  const after = { ...inState(lead, 'trial_booked'), trial, tried, due: lesson.date };
  await transact([
    ...changingLead(before, after),
    ...lessons.replacing(lesson, lesson, withVisits(lesson, { trials })),
    trialEntries.putting(key, { ...entry, state: 'booked', remark: '' }),
    requiringSeats(visited),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'lead.trial', {
      id: lead.id,
      name: lead.name,
      class: classId,
      date: lesson.date,
    }),
  ]);
}

async function cancel(actor: Actor, before: Lead, id: LessonId, now: Date): Promise<void> {
  if (!isBooked(before, id)) return;
  const { lead, writes } = await givingUpTrial(before);
  const { today } = todayOf(actor, now);
  await transact([
    ...changingLead(before, { ...inState(lead, 'contacted'), due: today }),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'lead.trialCancel', {
      id: lead.id,
      name: lead.name,
      ...(before.trial && { class: before.trial.classId, date: before.trial.date }),
    }),
  ]);
}

/** Books a lead into a coming lesson, which any member of staff may do: they answer the phone. */
export const bookTrial: UseCase<typeof contract.endpoints.bookTrial> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const load = () => loadLead(actor.schoolId, input.lead_id);
  await retryWrite(async () => {
    const lead = await load();
    if (input.cancel) await cancel(actor, lead, input.lesson_id, now);
    else await book(actor, lead, await loadLesson(actor, input.lesson_id), now);
  });
  return { lead: await toLeadDetail(actor, await load(), now) };
};
