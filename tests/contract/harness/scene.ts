import type { Endpoint } from '#shared/endpoint.ts';
import type { SchoolId } from '#shared/ids.ts';
import { CALLS, type Call, callOf } from '#shared/registry.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeWorld, tenantOf, type World } from '#tests/factories/world.ts';
import { reachingFor, sharedBetweenFiles, WHOLE_FILE } from './reach.ts';

let shared: Promise<World> | undefined;

/** Called before each test file: those of a worker share modules, but only data that nothing changes. */
export function forgetScene(): void {
  shared = undefined;
}

/** One world for a test file, created at its first use. Tests that change a school create their own. */
export const sharedWorld = (): Promise<World> => {
  shared ??= reachingFor(WHOLE_FILE, makeWorld);
  return shared;
};

export const SIGNED_IN_CALLS: readonly Call[] = CALLS.filter(
  ({ endpoint }) => endpoint.access !== 'public',
);

/** The roles that may call; for public calls any one. */
export const allowedRoles = ({ access }: Endpoint): readonly Role[] =>
  access === 'public' ? [ROLE.teacher] : access;

export function someRole(endpoint: Endpoint): Role {
  const [role] = allowedRoles(endpoint);
  if (!role) throw new TypeError(`nobody may call ${endpoint.path}`);
  return role;
}

export interface Prepared {
  readonly world: World;
  readonly actor: Person;
  readonly payload: Record<string, unknown>;
}

/** Calls about a whole school get a school of their own, which other tests do not change. */
const OF_WHOLE_SCHOOL: readonly string[] = [
  'calendar/missing_list',
  'calendar/substitute_list',
  'calendar/today',
  'home/live',
  'home/staff',
  'home/student',
  'note/log_sheet',
  'note/login_log',
  'note/note_log',
  'school/edit_about',
  'school/export_step',
  'school/switch',
  'student/card_rules_edit',
];

export const isOfWholeSchool = ({ path }: Endpoint): boolean => OF_WHOLE_SCHOOL.includes(path);

const schoolFor = async (endpoint: Endpoint, role: Role): Promise<SchoolId> =>
  isOfWholeSchool(endpoint) ? makeSchool() : tenantOf(await sharedWorld(), role).schoolId;

/** A new person, about whom nothing is cached; a teacher with what the call needs. */
export async function makeActor(
  endpoint: Endpoint,
  role: Role = someRole(endpoint),
  school?: SchoolId,
): Promise<Person> {
  const abilities = role === ROLE.teacher ? [...(endpoint.abilities ?? [])] : [];
  return makePerson(school ?? (await schoolFor(endpoint, role)), role, { abilities });
}

/** A fresh actor with the call's example payload. */
export async function prepare(
  endpoint: Endpoint,
  role: Role = someRole(endpoint),
  school?: SchoolId,
): Promise<Prepared> {
  const world = await sharedWorld();
  return reachingFor(callOf(endpoint).group, async () => {
    const actor = await makeActor(endpoint, role, school);
    return { world, actor, payload: await examplePayload(endpoint, { world, actor }) };
  });
}

const somebodies = new Map<string, Promise<Person>>();

/**
 * One person of a role in a school for all calls that are refused whoever asks; a teacher with all abilities, so that
 * none of them is the reason.
 */
export function somebody(role: Role, school: SchoolId): Promise<Person> {
  const key = `${school} ${role}`;
  const abilities = role === ROLE.teacher ? [...ABILITIES] : [];
  const person = somebodies.get(key) ?? makePerson(school, role, { abilities });
  somebodies.set(key, person);
  return person;
}

const unspent = sharedBetweenFiles((endpoint: Endpoint) => prepare(endpoint));

/**
 * One actor and payload of a call for all files of a worker, for calls that are refused before they change
 * anything.
 */
export const prepareUnspent = (endpoint: Endpoint): Promise<Prepared> =>
  reachingFor(callOf(endpoint).group, () => unspent(endpoint));

/** What only reads leaves its example as it was. */
export const onlyReads = ({ writes, budget }: Endpoint): boolean =>
  writes === 'no' && budget.write === 0;

/** For a call that may do its job and is asked nothing about its actor: made once for those that only read. */
export const prepareSharedIfRead = (endpoint: Endpoint): Promise<Prepared> =>
  onlyReads(endpoint) ? prepareUnspent(endpoint) : prepare(endpoint);
