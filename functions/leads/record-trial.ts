import {
  changingLead,
  inState,
  loadLead,
  noSuchLead,
} from '#functions/domain/leads/change-lead.ts';
import { followUps } from '#functions/domain/leads/follow-up.ts';
import type { Lead, LeadTrial, LeadValue } from '#functions/domain/leads/lead.ts';
import { toTrialDto } from '#functions/domain/leads/lead-dtos.ts';
import { trialEntries } from '#functions/domain/leads/trial-entry.ts';
import { timesOf, withoutTrial } from '#functions/domain/leads/trials.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { newId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { mayTeachLesson, startableFrom } from '#shared/lessons/rules.ts';
import { todayOf } from './written-lead.ts';

type RecordTrial = typeof contract.endpoints.recordTrial;

/** Throws 2003 for a lesson of other staff, and -1 while it is too early. */
function requireRecordable(actor: Actor, lesson: Lesson, now: Date): void {
  if (!mayTeachLesson(actor, lesson))
    throw new CallError(CODE.forbidden, { reason: 'teaching.notYours' });
  if (now < startableFrom(lesson)) throw new CallError(CODE.wait, { reason: 'leads.trialEarly' });
}

/**
 * The lead as the trial leaves it: who came has done it. A lead that has gone on meanwhile, or tries another
 * lesson by now, stays as it is.
 */
function afterTrial(lead: Lead, trial: LeadTrial, today: string): LeadValue {
  if (lead.trial && lead.trial.lessonId !== trial.lessonId) return lead;
  const recorded = { ...lead, trial };
  if (lead.state !== 'trial_booked' && lead.state !== 'trial_done') return recorded;
  if (trial.state === 'present') return { ...inState(recorded, 'trial_done'), due: today };
  const reached = lead.reached.filter((stage) => stage !== 'trial_done');
  return withoutTrial({ ...inState(recorded, 'contacted'), reached }, trial, today);
}

async function record(actor: Actor, input: Input<RecordTrial>, now: Date): Promise<LeadTrial> {
  const { schoolId } = actor;
  const { lead_id: leadId, lesson_id: lessonId, state, remark } = input;
  const lesson = await loadLesson(actor, lessonId);
  requireRecordable(actor, lesson, now);
  const key = { schoolId, lessonId, leadId };
  const [lead, entry] = await Promise.all([
    loadLead(schoolId, leadId),
    trialEntries.get(key, { consistent: true }),
  ]);
  if (!entry) throw noSuchLead();
  const place = { lessonId, classId: lesson.classId, ...timesOf(lesson), state, remark };
  const trial = { className: entry.className, ...place };
  if (entry.state === state && entry.remark === remark) return trial;
  const at = now.toISOString();
  const note = { id: newId('followUp', now.getTime()), schoolId, leadId, at, due: '' };
  const by = { by: actor.userId, byName: actor.user.name };
  const said = { ...note, ...by, kind: 'trial' as const, result: remark, attendance: state };
  const isNews = entry.state !== state && lead.followUps < LEAD_LIMITS.followUpsMax;
  const after = afterTrial(lead, trial, todayOf(actor, now).today);
  const counted = isNews ? { lastAt: at, followUps: lead.followUps + 1 } : {};
  await transact([
    ...changingLead(lead, { ...after, ...counted }),
    ...trialEntries.replacing(key, entry, { ...entry, state, remark, by: actor.userId, at }),
    ...(isNews ? followUps.creating(said, said) : []),
    ...loggingOperation({ ...actor, now }, 'lead.trialRecord', {
      id: leadId,
      name: entry.name,
      class: lesson.classId,
      before: { state: entry.state, remark: entry.remark },
      after: { state, remark },
    }),
  ]);
  return trial;
}

/** Whether the child came to the trial lesson. It has nothing to do with the record of the lesson. */
export const recordTrial: UseCase<RecordTrial> = async (actor, input, deps) => {
  const now = deps.now();
  return { trial: toTrialDto(await retryWrite(() => record(actor, input, now))) };
};
