import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { creatingLead } from '#functions/domain/leads/change-lead.ts';
import { followUps } from '#functions/domain/leads/follow-up.ts';
import type { LeadValue } from '#functions/domain/leads/lead.ts';
import { writingCost } from '#functions/domain/leads/lead-figures.ts';
import { rememberCampaigns } from '#functions/domain/leads/lead-settings.ts';
import { trialEntries } from '#functions/domain/leads/trial-entry.ts';
import { timesOf } from '#functions/domain/leads/trials.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { withVisits } from '#functions/domain/makeups/makeup-right.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { addDays, monthOfDay } from '#shared/days.ts';
import { FollowUpId, LeadId, StudentId, UserId } from '#shared/ids.ts';
import { LEAD_STAGES, stagesWith } from '#shared/leads/rules.ts';
import { COSTS, type DemoLead, LEADS } from './demo-leads.ts';
import { staffNamed } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';
import { allLessons } from './seed-lessons.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const idOf = (index: number): LeadId => LeadId.parse(`lea-00demo${two(index)}`);

/** A student has gone the whole way. */
const reachedOf = ({ state, student }: DemoLead) =>
  student ? [...LEAD_STAGES] : stagesWith(state === 'lost' ? ['contacted'] : [], state);

function leadOf({ schoolId, timeZone, now }: DemoPlace, demo: DemoLead, index: number): LeadValue {
  const created = daysBefore(now, demo.daysAgo);
  const month = monthOfDay(dayAt({ now: created, timeZone }));
  const { name, guardian, age, state, source, said = [], due, owner, student, lost } = demo;
  const last = said.at(-1);
  const phone = `1390000${4000 + index}`;
  const relation = guardian.endsWith('女士') ? 'mother' : 'father';
  return {
    id: idOf(index),
    schoolId,
    created: created.toISOString(),
    month,
    name,
    guardians: [{ relation, name: guardian, phone }],
    birth: '',
    age: { years: age, month },
    grade: demo.grade ?? '',
    interest: demo.interest ?? '',
    source,
    referrer: demo.referrer ?? '',
    campaign: demo.campaign ?? '',
    ...(owner && { ownerId: UserId.parse(owner) }),
    remark: demo.remark ?? '',
    language: 'zh',
    wish: demo.wish ?? '',
    ...(source === 'web' && { consented: created.toISOString() }),
    state,
    reached: reachedOf(demo),
    ...(lost && { lost }),
    due: due === undefined ? '' : addDays(dayAt({ now, timeZone }), due),
    ...(last && { lastAt: daysBefore(now, last[2]).toISOString() }),
    followUps: said.length,
    tried: [],
    ...(student && { studentId: StudentId.parse(student) }),
    edits: 1,
  };
}

function followingUp({ schoolId, now }: DemoPlace, demo: DemoLead, lead: LeadValue) {
  const by = UserId.parse(demo.owner ?? 'stf-principal');
  return (demo.said ?? []).flatMap(([kind, result, daysAgo], index) => {
    const id = FollowUpId.parse(`fup-00demo${lead.id.slice(-2)}${two(index)}`);
    const at = daysBefore(now, daysAgo).toISOString();
    const said = { kind, result, due: '' };
    const entry = { id, schoolId, leadId: lead.id, at, by, byName: staffNamed(by), ...said };
    return followUps.creating(entry, entry);
  });
}

/** A lead who tries the next lesson that nobody tries yet. */
function booking(
  lead: LeadValue,
  lesson: Lesson,
  className: string,
): { readonly lead: LeadValue; readonly writes: TransactWrite[] } {
  const { schoolId, id: lessonId, classId, date } = lesson;
  const place = { lessonId, classId, className, ...timesOf(lesson) };
  const trial = { ...place, state: 'booked' as const, remark: '' };
  const key = { schoolId, lessonId, leadId: lead.id };
  const entry = { ...key, name: lead.name, className, state: 'booked' as const, remark: '' };
  return {
    lead: { ...lead, trial, tried: [lessonId], due: date },
    writes: [
      ...lessons.replacing(lesson, lesson, withVisits(lesson, { trials: [lead.id] })),
      trialEntries.putting(key, entry),
    ],
  };
}

async function nextLesson(place: DemoPlace, settings: CalendarSettings) {
  const soon = daysBefore(place.now, -1).toISOString();
  const next = allLessons(place, settings)
    .filter(({ lesson }) => lesson.startsAt > soon && lesson.leaves.length === 0)
    .toSorted((a, b) => (a.lesson.startsAt < b.lesson.startsAt ? -1 : 1))[0];
  const lesson = next && (await lessons.get(next.lesson, { consistent: true }));
  return lesson && !lesson.trials ? { lesson, name: next.slot.class.name } : undefined;
}

/** Leads in all states, with follow-ups, a trial lesson, and what campaigns cost. */
export async function seedLeads(place: DemoPlace, settings: CalendarSettings): Promise<void> {
  const { schoolId, timeZone, now } = place;
  for (const [index, demo] of LEADS.entries()) {
    const plain = leadOf(place, demo, index);
    const next = demo.state === 'trial_booked' ? await nextLesson(place, settings) : undefined;
    const { lead, writes } = next
      ? booking(plain, next.lesson, next.name)
      : { lead: plain, writes: [] };
    const all = [...creatingLead(lead), ...followingUp(place, demo, lead), ...writes];
    await unlessExists(transact(all));
  }
  const month = monthOfDay(dayAt({ now, timeZone }));
  const known = new Error('the cost stands already');
  for (const { amount, ...at } of COSTS)
    await transact([writingCost(schoolId, { month, ...at }, { was: 0, amount }, known)]).catch(
      (error: unknown) => {
        if (error !== known) throw error;
      },
    );
  await rememberCampaigns(
    schoolId,
    COSTS.map(({ campaign }) => campaign),
  );
}
