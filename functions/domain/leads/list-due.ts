import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { LeadId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { LEAD_LISTS, leads, NO_DAY } from './lead.ts';
import { toLeadRows } from './lead-dtos.ts';

/** As many as the card of a home shows. */
const SHOWN = 5;

/** The list of what the caller is to follow up: teachers what is theirs. */
const dueListOf = ({ role, userId }: Pick<Actor, 'role' | 'userId'>): string =>
  role === ROLE.principal ? LEAD_LISTS.openByDue : LEAD_LISTS.openByOwner(userId);

/** Positions of a list by due day, up to the end of a day. */
export const dueUntil = (day: string): readonly [string, string] => ['0', `${day}${NO_DAY}`];

/** Leads that are to be followed up today, or should have been before. */
export const listDueLeads: Reading<typeof contract.endpoints.due> = async (actor, _input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const today = dayAt(momentOf(actor, now));
  const { entries } = await pageOfList(schoolList(schoolId, dueListOf(actor)), {
    limit: LEAD_LIMITS.leadsDueCountMax,
    within: dueUntil(today),
  });
  const first = await leads.rowsOf(entries.slice(0, SHOWN), (target) => ({
    schoolId,
    id: LeadId.parse(target),
  }));
  return {
    total: entries.length,
    overdue: entries.filter(({ position }) => position.slice(0, today.length) < today).length,
    list: await toLeadRows(
      actor,
      first.flatMap((lead) => lead ?? []),
      now,
    ),
  };
};
