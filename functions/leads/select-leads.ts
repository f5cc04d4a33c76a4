import {
  LEAD_LISTS,
  type Lead,
  type ListedLead,
  leads,
  NO_DAY,
  searchTexts,
} from '#functions/domain/leads/lead.ts';
import { dueUntil } from '#functions/domain/leads/list-due.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import { addDays } from '#shared/days.ts';
import type { Input } from '#shared/endpoint.ts';
import { LeadId, type SchoolId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { isOpenLead } from '#shared/leads/rules.ts';
import { can } from '#shared/teachers/abilities.ts';

export type LeadQuery = Omit<Input<typeof contract.endpoints.list>, 'cursor' | 'limit'>;

export interface LeadPage {
  readonly items: readonly ListedLead[];
  readonly next: Item | undefined;
}

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

/** Days from today that are soon. */
const SOON_DAYS = 7;

const dueRange = (due: LeadQuery['due'], today: string): readonly [string, string] | undefined => {
  if (due === 'none') return [NO_DAY, `${NO_DAY}~`];
  return due && dueUntil(due === 'today' ? today : addDays(today, SOON_DAYS));
};

interface Place {
  readonly list: string;
  readonly descending?: boolean;
  readonly within?: readonly [string, string] | undefined;
}

/** The shortest list that has the leads in the order that is asked for. */
function placeOf({ state, owner, due, sort }: LeadQuery, today: string): Place {
  if (sort === 'newest' && !due) return { list: LEAD_LISTS.all, descending: true };
  const within = dueRange(due, today);
  if (state && !isOpenLead(state))
    // Nobody follows these up.
    return due
      ? { list: LEAD_LISTS.openByDue, within }
      : { list: LEAD_LISTS.byState(state), descending: true };
  if (owner) return { list: LEAD_LISTS.openByOwner(owner), within };
  return { list: state ? LEAD_LISTS.byState(state) : LEAD_LISTS.openByDue, within };
}

const fits =
  ({ state, source, owner }: LeadQuery) =>
  (lead: ListedLead): boolean =>
    (!state || lead.state === state) &&
    (!source || lead.source === source) &&
    (!owner || lead.ownerId === owner);

/** Whether a lead is due as the query asks; lists by day say so themselves. */
const isDue = ({ due }: LeadQuery, today: string) => {
  const range = dueRange(due, today);
  return (lead: ListedLead): boolean =>
    !range ||
    (isOpenLead(lead.state) &&
      (lead.due || NO_DAY) >= range[0] &&
      (lead.due || NO_DAY) <= range[1]);
};

const keyOf = (schoolId: SchoolId) => (target: string) => ({
  schoolId,
  id: LeadId.parse(target),
});

/** Pages of entries read for one answer at most, so that the cost of a call is limited. */
const PAGES_MAX = 3;

async function listed(
  schoolId: SchoolId,
  query: LeadQuery,
  { limit, from }: Paging,
  today: string,
): Promise<LeadPage> {
  const { list, ...place } = placeOf(query, today);
  const items: ListedLead[] = [];
  let position = from;
  for (let read = 0; read < PAGES_MAX && items.length < limit; read += 1) {
    const page = await pageOfList(schoolList(schoolId, list), {
      ...place,
      limit: limit - items.length,
      from: position,
    });
    const rows = await leads.rowsOf(page.entries, keyOf(schoolId));
    items.push(...rows.flatMap((lead) => lead ?? []).filter(fits(query)));
    position = page.next;
    if (!position) break;
  }
  return { items, next: position };
}

async function searched(
  actor: Actor,
  query: LeadQuery,
  { limit, from }: Paging,
  today: string,
): Promise<LeadPage> {
  const { schoolId } = actor;
  const [isWanted, isTimely] = [fits(query), isDue(query, today)];
  const seesPhones = can(actor.user, 'see-phones');
  const { items, next } = await searchPage<Lead>({
    pk: schoolList(schoolId, LEAD_LISTS.find),
    words: query.search,
    limit,
    from,
    load: async (ids) =>
      (await leads.getMany(ids.map(keyOf(schoolId)))).map((lead) =>
        lead && isWanted(lead) && isTimely(lead) ? lead : undefined,
      ),
    texts: (lead) => searchTexts(lead, seesPhones),
  });
  return { items, next };
}

/** A page of the school's leads; it may be short although more follow. */
export function selectLeads(
  actor: Actor,
  query: LeadQuery,
  paging: Paging,
  now: Date,
): Promise<LeadPage> {
  const today = dayAt(momentOf(actor, now));
  return query.search
    ? searched(actor, query, paging, today)
    : listed(actor.schoolId, query, paging, today);
}
