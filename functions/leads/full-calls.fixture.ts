import { followUps } from '#functions/domain/leads/follow-up.ts';
import type { Lead } from '#functions/domain/leads/lead.ts';
import { funnelKey } from '#functions/domain/leads/lead-figures.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { putItem } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import { type ClassId, newId } from '#shared/ids.ts';
import type { leads } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { bookingTrial, makeLead } from '#tests/factories/lead.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

const AT_ONCE = 8;
const LEADS = 160;
/** One of so many fits the filter. */
const FITTING = 4;
const LESSONS = 70;
const PLACES = 600;

const guardian = () => ({
  relation: 'grandmother' as const,
  name: '欧阳修文女士',
  phone: freshPhone(),
});

/** A school with more than a page of leads, lessons and figures. */
const busy = memoize(async () => {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const owners = await mapConcurrently(Array.from({ length: 10 }), AT_ONCE, () =>
    makePerson(schoolId, ROLE.teacher),
  );
  const made = await mapConcurrently(Array.from({ length: LEADS }), AT_ONCE, (_, index) =>
    makeLead(principal, {
      name: '欧阳明月',
      guardians: [guardian(), guardian()],
      interest: '机器人与编程兴趣班',
      campaign: '开学季体验周',
      source: index % FITTING === 0 ? 'event' : 'web',
      ownerId: owners[index % owners.length]?.userId,
    }),
  );
  const classId = await makeClass(principal, []);
  for (let days = 1; days <= LESSONS; days += 1)
    await storeLesson(principal, classId, { date: dayFromToday(days) });
  return { principal, made };
});

const fullFamily = () => Array.from({ length: STUDENT_LIMITS.guardiansMax }, guardian);

async function storeFollowUp({ userId: by, name: byName }: Person, lead: Lead): Promise<void> {
  const { schoolId, id: leadId } = lead;
  const said = { kind: 'call' as const, result: '家长说下周再来'.repeat(20), due: '' };
  const at = new Date().toISOString();
  const entry = { id: newId('followUp'), schoolId, leadId, at, by, byName, ...said };
  await followUps.create(entry, entry);
}

async function withFollowUps() {
  const { principal: as, made } = await busy();
  const [lead] = made;
  if (!lead) throw new TypeError('there are leads');
  for (let count = 0; count < 2 * LEAD_LIMITS.leadPageMax; count += 1)
    await storeFollowUp(as, lead);
  return { as, payload: { lead_id: lead.id, limit: LEAD_LIMITS.leadPageMax } };
}

/** A lead with all that it can have, booked into a lesson. */
async function booked() {
  const { principal: as } = await busy();
  const lead = await makeLead(as, { guardians: fullFamily(), ownerId: as.userId });
  const lesson = await storeLesson(as, await makeClass(as, []));
  await bookingTrial(as, lead.id, lesson.id);
  return { as, lead };
}

async function storeFigures({ schoolId }: Person): Promise<void> {
  const month = monthOfDay(dayFromToday(0));
  await mapConcurrently(Array.from({ length: PLACES }), AT_ONCE, (_, index) => {
    const place = { month, source: 'event', campaign: `开学季体验周活动 ${index}` } as const;
    const sums = { leads: 20, contacted: 18, trial_booked: 12, trial_done: 9, enrolled: 5 };
    const Key = funnelKey(schoolId, place);
    return putItem({ Item: { ...Key, type: 'month-figures', ...sums, lost: 3, cost: 250_000 } });
  });
}

export const fullCalls: FullCallsOf<typeof leads> = {
  list: async () => {
    const { principal: as } = await busy();
    return { as, payload: { source: 'event', limit: LEAD_LIMITS.leadPageMax } };
  },
  due: async () => ({ as: (await busy()).principal, payload: {} }),
  followUps: withFollowUps,
  duplicates: async () => {
    const { principal: as } = await busy();
    const guardians = fullFamily();
    for (let count = 0; count < 3; count += 1) await makeLead(as, { guardians });
    return { as, payload: { phones: guardians.map(({ phone }) => phone) } };
  },
  edit: async () => {
    const { principal: as } = await busy();
    const lead = await makeLead(as, { guardians: fullFamily() });
    const said = { name: '欧阳小明月', guardians: fullFamily(), owner_id: as.userId };
    return { as, payload: { lead_id: lead.id, rev: 1, ...said, source: 'web', campaign: '春季' } };
  },
  move: async () => {
    const { as, lead } = await booked();
    const lost = { state: 'lost', reason: 'other', text: '搬家' } as const;
    return { as, payload: { lead_id: lead.id, from: 'trial_booked', ...lost } };
  },
  remove: async () => {
    const { as, lead } = await booked();
    for (let count = 0; count < 60; count += 1) await storeFollowUp(as, lead);
    return { as, payload: { lead_id: lead.id } };
  },
  bookTrial: async () => {
    const { as, lead } = await booked();
    const lesson = await storeLesson(as, await makeClass(as, []));
    return { as, payload: { lead_id: lead.id, lesson_id: lesson.id } };
  },
  trialLessons: async () => ({ as: (await busy()).principal, payload: { limit: 20 } }),
  funnel: async () => {
    const { principal: as } = await busy();
    await storeFigures(as);
    return { as, payload: { months: 12 } };
  },
  convert: async () => {
    const { principal: as } = await busy();
    const guardians = fullFamily();
    const lead = await makeLead(as, { guardians, ownerId: as.userId });
    const class_ids: ClassId[] = [];
    while (class_ids.length < LEAD_LIMITS.enrolledClassesMax)
      class_ids.push(await makeClass(as, []));
    const name = '欧阳小明月'.repeat(6);
    return { as, payload: { lead_id: lead.id, name, class_ids } };
  },
  add: async () => {
    const { principal: as } = await busy();
    const guardians = fullFamily();
    const said = { name: '欧阳小明月', guardians, owner_id: as.userId };
    return { as, payload: { ...said, source: 'event', request_key: freshKey() } };
  },
  importRows: async () => {
    const { principal: as } = await busy();
    const leads = Array.from({ length: LEAD_LIMITS.leadsPerBatch }, (_, index) => ({
      key: `row ${index}`,
      name: '欧阳小明',
      phone: freshPhone(),
      campaign: `活动 ${index % 3}`,
    }));
    return { as, payload: { request_key: freshKey(), leads } };
  },
};
