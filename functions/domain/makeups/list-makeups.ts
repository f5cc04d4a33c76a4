import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { loadOwnStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';
import { MAKEUP_LIMITS } from '#shared/makeups/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { toMakeupDtos } from './makeup-dtos.ts';
import {
  MAKEUP_LISTS,
  type MakeupRight,
  makeupRights,
  RIGHT_PREFIX,
  rightOfTarget,
} from './makeup-right.ts';
import { notifyExpiring } from './notify-expiring.ts';

type ListMakeups = Reading<typeof contract.endpoints.list>;
type ListInput = Parameters<ListMakeups>[1];
type State = NonNullable<ListInput['state']>;

interface RightPage {
  readonly rights: MakeupRight[];
  readonly next: Item | undefined;
}

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

async function pageOfStudent(
  { schoolId }: Actor,
  userId: UserId,
  { limit, from }: Paging,
): Promise<RightPage> {
  const pk = personPartition(schoolId, userId);
  const options = { limit, from, descending: true };
  const { items, next } = await makeupRights.page(pk, RIGHT_PREFIX, options);
  return { rights: items, next };
}

/** The stored list of each state. Open and expired rights share a list, divided by the current day. */
const PLACES = {
  open: { list: 'open', backwards: false },
  expiring: { list: 'open', backwards: false },
  expired: { list: 'open', backwards: true },
  booked: { list: 'booked', backwards: false },
  used: { list: 'used', backwards: true },
} as const satisfies Record<State, { list: 'open' | 'booked' | 'used'; backwards: boolean }>;

const startOf = (state: State, today: string): string | undefined =>
  PLACES[state].list === 'open' ? today : undefined;

/** The lists to read: of the requested class, of each of the caller's classes, or of the whole school. */
async function listsOf(actor: Actor, { class_id, state = 'open' }: ListInput): Promise<string[]> {
  if (class_id) await loadManagedClass(actor, class_id);
  const classIds = class_id ? [class_id] : await ownClasses(actor);
  const { list } = PLACES[state];
  return (classIds ?? [undefined]).map((id) =>
    schoolList(actor.schoolId, MAKEUP_LISTS.of(list, id)),
  );
}

/** One page of several lists merged into one, in the order of their positions. */
async function pageOfLists(
  lists: readonly string[],
  { limit, from }: Paging,
  start: string | undefined,
  descending: boolean,
): Promise<{ entries: ListedEntry[]; next: Item | undefined }> {
  const after = from ? String(from.sk) : start;
  const pages = await Promise.all(
    lists.map((pk) =>
      pageOfList(pk, { limit, from: after ? { pk, sk: after } : undefined, descending }),
    ),
  );
  const order = descending ? -1 : 1;
  const all = pages
    .flatMap(({ entries }) => entries)
    .sort((a, b) => (a.key.sk < b.key.sk ? -order : order));
  const entries = all.slice(0, limit);
  const more = all.length > limit || pages.some(({ next }) => next);
  const last = entries.at(-1);
  return { entries, next: more && last ? { sk: last.key.sk } : undefined };
}

async function pageOfState(
  actor: Actor,
  input: ListInput,
  paging: Paging,
  today: string,
): Promise<RightPage> {
  const { state = 'open' } = input;
  const lists = await listsOf(actor, input);
  const { backwards } = PLACES[state];
  const page = await pageOfLists(lists, paging, startOf(state, today), backwards);
  const last = addDays(today, MAKEUP_LIMITS.soonDays);
  const listed = page.entries.filter(({ position }) => state !== 'expiring' || position <= last);
  const found = await makeupRights.getMany(
    listed.map(({ target }) => rightOfTarget(actor.schoolId, target)),
  );
  const isOver = listed.length < page.entries.length;
  return { rights: found.flatMap((right) => right ?? []), next: isOver ? undefined : page.next };
}

async function loadList(actor: Actor, input: ListInput, paging: Paging, today: string) {
  if (actor.role === ROLE.student) return pageOfStudent(actor, actor.userId, paging);
  if (!input.student_id) return pageOfState(actor, input, paging, today);
  const student = await loadOwnStudent(actor, input.student_id);
  return pageOfStudent(actor, student.id, paging);
}

/** Makeup rights of a student, or of the school by state. */
export const listMakeups: ListMakeups = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId, userId } = actor;
  const { student_id = '', class_id = '', state = '', limit } = input;
  const name = `makeups ${userId} ${student_id} ${class_id} ${state}`;
  const from = await fromCursor(input.cursor, name);
  const today = dayAt(momentOf(actor, now));
  const { rights, next } = await loadList(actor, input, { limit, from }, today);
  const settings = await loadSettings(schoolId);
  const dtos = await toMakeupDtos(actor, rights, { settings, now });
  await notifyExpiring(rights, dtos, now);
  const { leaveHours: leave_hours, makeupDays: makeup_days } = settings.rules;
  const matches = ({ state: is, expires_soon }: (typeof dtos)[number]) =>
    state === '' || (state === 'expiring' ? expires_soon : is === state);
  const list = dtos.filter(matches);
  return { list, cursor: await toCursor(next, name), leave_hours, makeup_days };
};
