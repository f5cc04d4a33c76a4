import { countingLead } from '#functions/domain/leads/lead-figures.ts';
import { changeLeadSettings } from '#functions/domain/leads/lead-settings.ts';
import { transact } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { leads } from '#shared/leads/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { bookingTrial, makeLead, newJoin, newLeadOf } from '#tests/factories/lead.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, freshName } from '#tests/factories/student.ts';

const THIS_MONTH = () => monthOfDay(dayFromToday(0));

async function trusted({ actor }: Scene) {
  if (actor.role === ROLE.teacher) await changePerson(actor, { abilities: [...ABILITIES] });
  return actor;
}

/** A lead, and a coming lesson of a class of the caller. */
async function withLesson({ actor }: Scene, minutesFromNow?: number) {
  const lead = await makeLead(actor);
  const startsAt = new Date(Date.now() + (minutesFromNow ?? 0) * 60_000).toISOString();
  const soon = minutesFromNow === undefined ? {} : { startsAt };
  const lesson = await storeLesson(actor, await makeClass(actor, []), soon);
  return { lead_id: lead.id, lesson_id: lesson.id };
}

export const examples: ExamplesOf<typeof leads> = {
  list: async ({ actor }) => {
    await makeLead(actor, { state: 'contacted' });
    return { state: 'contacted', limit: 1 };
  },
  due: async ({ actor }) => {
    await makeLead(actor, { ownerId: actor.userId });
    return {};
  },
  detail: async ({ actor }) => ({ lead_id: (await makeLead(actor)).id }),
  followUps: async ({ actor }) => ({ lead_id: (await makeLead(actor)).id }),
  duplicates: async ({ actor }) => {
    const lead = await makeLead(actor);
    return { phones: lead.guardians.map(({ phone }) => phone) };
  },
  add: () => newLeadOf({ name: freshName().slice(0, 4), birth: '2018-05', campaign: '开学季' }),
  edit: async ({ actor }) => {
    const lead = await makeLead(actor);
    const guardians = [{ relation: 'father', name: '王强', phone: freshPhone() }];
    return { lead_id: lead.id, rev: 1, name: '王小刚', guardians, source: 'event', remark: '周末' };
  },
  move: async ({ actor }) => ({
    lead_id: (await makeLead(actor)).id,
    from: 'new',
    state: 'lost',
    reason: 'price',
  }),
  followUp: async ({ actor }) => ({
    lead_id: (await makeLead(actor)).id,
    kind: 'visit',
    result: '周六来看看',
    due: dayFromToday(2),
    request_key: freshKey(),
  }),
  remove: async ({ actor }) => ({ lead_id: (await makeLead(actor)).id }),
  convert: async (scene) => {
    const actor = await trusted(scene);
    const classId = await makeClass(actor, []);
    return { lead_id: (await makeLead(actor)).id, name: freshName(), class_ids: [classId] };
  },
  importRows: () => ({
    request_key: freshKey(),
    leads: [1, 2].map((row) => ({ key: `row ${row}`, name: '李雷', phone: freshPhone() })),
  }),
  exportSheet: async (scene) => {
    await makeLead(await trusted(scene), { source: 'event' });
    return { source: 'event' };
  },
  trialLessons: async (scene) => {
    const actor = await trusted(scene);
    const classId = await makeClass(actor, []);
    await storeLesson(actor, classId);
    return { class_id: classId, limit: 1 };
  },
  bookTrial: (scene) => withLesson(scene),
  recordTrial: async (scene) => {
    const { lead_id, lesson_id } = await withLesson(scene, 30);
    const principal = await makePerson(scene.actor.schoolId, ROLE.principal);
    await bookingTrial(principal, lead_id, lesson_id);
    return { lead_id, lesson_id, state: 'present', remark: '很喜欢' };
  },
  funnel: async ({ actor }) => {
    await makeLead(actor);
    return { months: 1 };
  },
  cost: async (scene) => {
    const { schoolId } = await trusted(scene);
    const place = { source: 'advertisement', campaign: freshName() } as const;
    const counted = { schoolId, month: THIS_MONTH(), reached: [], state: 'new' } as const;
    await transact(countingLead(undefined, { ...counted, ...place, reached: [] }));
    return { month: THIS_MONTH(), ...place, amount: 50_000 };
  },
  joinSchool: ({ world }) => ({ school: world.school.schoolId }),
  join: async () => {
    const payload = newJoin(await makeSchool());
    return { ...payload, verificationCode: await challengeAnswer() };
  },
  settings: () => ({}),
  setSettings: async ({ actor }) => {
    await changeLeadSettings(actor.schoolId, (before) => ({ ...before, joinOpen: false }));
    return { join_open: true };
  },
};
