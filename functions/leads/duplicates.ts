import { phoneFor } from '#functions/domain/enrolment/student-dtos.ts';
import { LEAD_LISTS, leads } from '#functions/domain/leads/lead.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { toStoredPhone } from '#functions/platform/phones.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { LeadId, type SchoolId, UserId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import type { Duplicate } from '#shared/leads/fields.ts';

/** Of each kind for one phone: a family has few children. */
const FOUND_MAX = 5;

async function withPhone(schoolId: SchoolId, list: string, phone: string): Promise<string[]> {
  // The position is the whole phone: in a search list it is one of several endings.
  const { entries } = await pageOfList(schoolList(schoolId, list), {
    limit: FOUND_MAX,
    prefix: `${phone}#`,
  });
  return entries.map(({ target }) => target);
}

const idsOf = async (schoolId: SchoolId, list: string, phones: readonly string[]) => [
  ...new Set((await Promise.all(phones.map((phone) => withPhone(schoolId, list, phone)))).flat()),
];

interface Holder {
  readonly kind: Duplicate['kind'];
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly state: Duplicate['state'];
}

/** The leads and students of the school who have one of some phones (as they are kept), but not this lead. */
export async function findHolders(
  schoolId: SchoolId,
  phones: readonly string[],
  except?: LeadId,
): Promise<Holder[]> {
  const [leadIds, studentIds] = await Promise.all([
    idsOf(schoolId, LEAD_LISTS.phones, phones),
    idsOf(schoolId, PEOPLE_LISTS.studentsFind, phones),
  ]);
  const [foundLeads, foundStudents] = await Promise.all([
    leads.getMany(leadIds.map((id) => ({ schoolId, id: LeadId.parse(id) }))),
    users.getMany(studentIds.map((id) => ({ schoolId, userId: UserId.parse(id) }))),
  ]);
  const has = (phone: string) => phones.includes(phone);
  const own = foundLeads.find((lead) => lead?.id === except)?.studentId;
  const ofLeads = foundLeads.flatMap((lead): Holder[] => {
    const phone = lead?.guardians.find((each) => has(each.phone))?.phone;
    if (!lead || !phone || lead.id === except || lead.expires) return [];
    return [{ kind: 'lead', id: lead.id, name: lead.name, phone, state: lead.state }];
  });
  const ofStudents = foundStudents.flatMap((user): Holder[] => {
    if (!user || user.removed || user.id === own) return [];
    const phone = [user.phone, ...user.guardians.map((each) => each.phone)].find(has);
    return phone ? [{ kind: 'student', id: user.id, name: user.name, phone, state: null }] : [];
  });
  return [...ofLeads, ...ofStudents];
}

const toDuplicates = (actor: Actor, found: readonly Holder[]): Promise<Duplicate[]> =>
  Promise.all(found.map(async (each) => ({ ...each, phone: await phoneFor(actor, each.phone) })));

/** Throws -1 with `data.duplicates` when a lead or student has one of the phones. */
export async function refuseDuplicates(
  actor: Actor,
  phones: readonly string[],
  except?: LeadId,
): Promise<void> {
  const found = await findHolders(actor.schoolId, phones, except);
  if (found.length === 0) return;
  const data = { duplicates: await toDuplicates(actor, found) };
  throw new CallError(CODE.wait, { reason: 'leads.duplicate', data });
}

export const listDuplicates: UseCase<typeof contract.endpoints.duplicates> = async (
  actor,
  { phones, lead_id },
) => {
  const kept = await Promise.all(phones.map((phone) => toStoredPhone(phone, actor.school.country)));
  const known = [...new Set(kept.flatMap((phone) => phone ?? []))];
  return { list: await toDuplicates(actor, await findHolders(actor.schoolId, known, lead_id)) };
};
