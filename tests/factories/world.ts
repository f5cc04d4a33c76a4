import type { SchoolId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { makeClass } from './class.ts';
import { sendNotice } from './notice.ts';
import { makePerson, type Person } from './person.ts';
import { makeSchool } from './school.ts';

/** A tenant with one person of each of its roles. */
export interface Tenant {
  readonly schoolId: SchoolId;
  readonly people: ReadonlyMap<Role, Person>;
}

/** Two schools that must not see each other's data, and the platform. */
export interface World {
  readonly school: Tenant;
  readonly other: Tenant;
  readonly platform: Tenant;
}

const SCHOOL_ROLES: readonly Role[] = [
  ROLE.principal,
  ROLE.teacher,
  ROLE.student,
  ROLE.liveTeacher,
];

async function makeTenant(
  roles: readonly Role[],
  values: Parameters<typeof makeSchool>[0] = {},
): Promise<Tenant> {
  const schoolId = await makeSchool(values);
  const people = new Map<Role, Person>();
  for (const role of roles) people.set(role, await makePerson(schoolId, role));
  return { schoolId, people };
}

async function makeSchoolWithClass(): Promise<Tenant> {
  const tenant = await makeTenant(SCHOOL_ROLES);
  const [teacher, student] = [personOf(tenant, ROLE.teacher), personOf(tenant, ROLE.student)];
  await makeClass(teacher, [student]);
  for (const person of tenant.people.values()) await sendNotice(person);
  return tenant;
}

export async function makeWorld(): Promise<World> {
  return {
    school: await makeSchoolWithClass(),
    other: await makeSchoolWithClass(),
    platform: await makeTenant([ROLE.platform], { edition: 'platform', name: '云课堂平台' }),
  };
}

export function personOf({ people }: Tenant, role: Role): Person {
  const person = people.get(role);
  if (!person) throw new TypeError(`nobody has role ${role} there`);
  return person;
}

/** The tenant of a role. */
export const tenantOf = (world: World, role: Role): Tenant =>
  role === ROLE.platform ? world.platform : world.school;
