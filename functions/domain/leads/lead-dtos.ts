import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { phoneFor } from '#functions/domain/enrolment/student-dtos.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { type ListedPerson, loadStaffRows } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { monthOfDay } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import type { FollowUpDto, LeadDetail, LeadRow } from '#shared/leads/fields.ts';
import { ageIn } from './age.ts';
import type { FollowUp } from './follow-up.ts';
import type { Lead, LeadTrial, ListedLead } from './lead.ts';

export const toTrialDto = ({
  lessonId,
  className,
  date,
  start,
  end,
  state,
  remark,
}: LeadTrial) => ({
  lesson_id: lessonId,
  class_name: className,
  date,
  start: toClock(start),
  end: toClock(end),
  state,
  remark,
});

interface Known {
  readonly courses: CalendarSettings['courses'];
  readonly staff: ReadonlyMap<UserId, ListedPerson>;
  readonly month: string;
}

async function loadKnown(actor: Actor, list: readonly ListedLead[], now: Date): Promise<Known> {
  const owners = list.flatMap(({ ownerId }) => ownerId ?? []);
  const [{ courses }, staff] = await Promise.all([
    loadSettings(actor.schoolId),
    loadStaffRows(actor.schoolId, owners),
  ]);
  return { courses, staff, month: monthOfDay(dayAt(momentOf(actor, now))) };
}

const guardianFor = async (actor: Actor, { relation, name, phone }: Lead['guardians'][number]) => ({
  relation,
  name,
  phone: await phoneFor(actor, phone),
});

const NOBODY = { relation: 'other', name: '', phone: '' } as const;

async function toRow(actor: Actor, lead: ListedLead, known: Known): Promise<LeadRow> {
  const { id, name, state, courseId, interest, source, campaign, ownerId, due, created } = lead;
  const [guardian] = lead.guardians;
  return {
    id,
    name,
    state,
    interest,
    source,
    campaign,
    due,
    created,
    age: ageIn(lead, known.month),
    guardian: guardian ? await guardianFor(actor, guardian) : NOBODY,
    course_name: known.courses.find((course) => course.id === courseId)?.name ?? '',
    owner_id: ownerId ?? null,
    owner_name: (ownerId && known.staff.get(ownerId)?.name) || '',
    last_at: lead.lastAt ?? null,
    trial: lead.trial ? toTrialDto(lead.trial) : null,
    lost: lead.lost ?? null,
    student_id: lead.studentId ?? null,
  };
}

/** Leads as lists show them to the caller, in the given order. */
export async function toLeadRows(
  actor: Actor,
  list: readonly ListedLead[],
  now: Date,
): Promise<LeadRow[]> {
  if (list.length === 0) return [];
  const known = await loadKnown(actor, list, now);
  return Promise.all(list.map((lead) => toRow(actor, lead, known)));
}

/** Everything of a lead, as the caller sees it. */
export async function toLeadDetail(actor: Actor, lead: Lead, now: Date): Promise<LeadDetail> {
  const known = await loadKnown(actor, [lead], now);
  const { birth, grade, courseId, referrer, remark, language, wish, consented, edits } = lead;
  return {
    ...(await toRow(actor, lead, known)),
    guardians: await Promise.all(lead.guardians.map((each) => guardianFor(actor, each))),
    birth,
    grade,
    referrer,
    remark,
    language,
    wish,
    course_id: courseId ?? null,
    consented: consented ?? null,
    rev: edits,
  };
}

export const toFollowUpDto = (found: FollowUp): FollowUpDto => ({
  id: found.id,
  at: found.at,
  by_name: found.byName,
  kind: found.kind,
  result: found.result,
  due: found.due,
  attendance: found.attendance ?? null,
});
