import { logAttempt } from '#functions/domain/logs/log-attempt.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { SCHOOL_LISTS, type School, schools } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadTrafficOfMany, nothingSent, sumOf } from '#functions/domain/usage/traffic.ts';
import { loadReaders } from '#functions/domain/usage/traffic-readers.ts';
import { usedOf } from '#functions/domain/usage/used-of-quota.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList, platformList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { monthOfDay } from '#shared/days.ts';
import { trafficQuota } from '#shared/editions/rules.ts';
import type { Input } from '#shared/endpoint.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { usage } from '#shared/usage/contract.ts';
import { TRAFFIC_READERS } from '#shared/usage/rules.ts';
import { loadPeople } from './entries/entry.ts';

type Endpoint = typeof usage.endpoints.schoolTraffic;
interface SchoolPage {
  readonly items: readonly School[];
  readonly next?: Item | undefined;
}

const getSchools = (ids: readonly string[]) => schools.getMany(ids as SchoolId[]);

async function loadAll(limit: number, from: Item | undefined): Promise<SchoolPage> {
  const list = platformList(SCHOOL_LISTS.all);
  const { entries, next } = await pageOfList(list, { limit, from, descending: true });
  const found = await getSchools(entries.map(({ target }) => target));
  return { items: found.flatMap((school) => school ?? []), next };
}

/** One school. What an operator looks at there is written to the school's own log. */
async function loadOne(actor: Actor, id: SchoolId, now: Date): Promise<SchoolPage> {
  const school = await schools.get(id);
  if (!school || school.edition === 'platform')
    throw new CallError(CODE.notFound, { reason: 'schools.missing' });
  if (actor.role === ROLE.platform)
    await logOperation({ ...actor, schoolId: id, school, now }, 'platform.traffic', {});
  return { items: [school] };
}

async function loadSchools(
  actor: Actor,
  { school, search, limit }: Input<Endpoint>,
  from: Item | undefined,
  now: Date,
): Promise<SchoolPage> {
  if (actor.role === ROLE.platform) {
    if (school) return loadOne(actor, school, now);
    if (!search) return loadAll(limit, from);
    const pk = platformList(SCHOOL_LISTS.find);
    return searchPage({
      pk,
      words: search,
      limit,
      from,
      load: getSchools,
      texts: ({ name }) => [name],
    });
  }
  if (school && school !== actor.schoolId) {
    await logAttempt({ ...actor, now }, 'foreign-school', { school });
    throw new CallError(CODE.forbidden);
  }
  return loadOne(actor, actor.schoolId, now);
}

/** People that are named. */
const PEOPLE = 10;

/** To whom the traffic of a school was sent; what no address says is the rest. */
async function readersOf({ id }: School, month: string, used: number) {
  const { groups, people } = await loadReaders(id, month);
  const most = people.slice(0, PEOPLE);
  const personOf = await loadPeople(
    { schoolId: id },
    most.map((person) => person.id),
  );
  const known = TRAFFIC_READERS.reduce((sum, group) => sum + groups[group], 0);
  return {
    readers: { ...groups, others: Math.max(0, used - known) },
    people: most.map((person) => ({ person: personOf(person.id), bytes: person.bytes })),
  };
}

export const listSchoolTraffic: UseCase<Endpoint> = async (actor, input, deps) => {
  const now = deps.now();
  const month = input.month ?? monthOfDay(dayAt(momentOf(actor, now)));
  const list = `school traffic ${input.search}`;
  const page = await loadSchools(actor, input, await fromCursor(input.cursor, list), now);
  const sent = await loadTrafficOfMany(
    page.items.map(({ id }) => id),
    month,
  );
  const isOfOne = actor.role !== ROLE.platform || input.school !== undefined;
  const rows = page.items.map(async (school, at) => {
    const { id, name, edition } = school;
    const kinds = sent[at] ?? nothingSent();
    const used = sumOf(kinds);
    const shown = { id, name, edition, ...usedOf(used, trafficQuota(edition)), kinds };
    if (!isOfOne) return { ...shown, readers: null, people: [] };
    return { ...shown, ...(await readersOf(school, month, used)) };
  });
  return {
    month,
    list: await Promise.all(rows),
    cursor: await toCursor(page.next, list),
  };
};
