import { movingStudent } from '#functions/domain/classes/class-moves.ts';
import { countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import { type NewPerson, registerPerson } from '#functions/domain/people/register-person.ts';
import { users } from '#functions/domain/people/user.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { ClassId, type SchoolId, UserId } from '#shared/ids.ts';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { creatingClass, newClass } from '../builders/class.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import {
  type DemoPerson,
  type DemoStudent,
  MEMBERSHIPS,
  principalAt,
  STAFF,
  STUDENTS,
  staffOf,
} from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

/** Staff and classes were created first, then students one after the other. */
const OPENED_DAYS_AGO = 118;
const AT_ONCE = 4;

const joinedAt = ({ joinedDaysAgo }: DemoStudent, { now }: DemoPlace): Date =>
  daysBefore(now, joinedDaysAgo);

/** Registers a person with the password of the demo accounts; one who exists stays. */
export async function seedPerson(
  schoolId: SchoolId,
  { id, ...person }: Omit<NewPerson, 'id' | 'schoolId'> & { readonly id: string },
  at: Date,
  also: Parameters<typeof registerPerson>[3] = [],
): Promise<void> {
  const reading = await readingOf(person.name);
  const value = { ...person, id: UserId.parse(id), schoolId, reading };
  await unlessExists(registerPerson(value, DEMO_PASSWORD, at, also));
}

function seedStudent(place: DemoPlace, student: DemoStudent): Promise<void> {
  const { schoolId, now, timeZone } = place;
  const { age, birthday, joinedDaysAgo: _, ...person } = student;
  const joined = joinedAt(student, place);
  const year = Number(dayAt({ now, timeZone }).slice(0, 4)) - age;
  return seedPerson(schoolId, { ...person, birthday: `${year}-${birthday}` }, joined, [
    countingFigures(ofSchool(schoolId), { joined: 1 }, { now: joined, timeZone }),
    ...loggingOperation(principalAt(place, joined), 'student.add', {
      id: person.id,
      after: { name: person.name, account: person.account },
    }),
  ]);
}

async function seedClass(
  { schoolId, now }: DemoPlace,
  { id, name, teacherId, course, room }: DemoClass,
): Promise<void> {
  const made = newClass(staffOf(schoolId, teacherId), {
    id: ClassId.parse(id),
    name,
    reading: await readingOf(name),
    course,
    room,
    capacity: 12,
    created: daysBefore(now, OPENED_DAYS_AGO).toISOString(),
  });
  await unlessExists(transact(creatingClass(made)));
}

async function seedMembership(
  place: DemoPlace,
  student: DemoStudent,
  { id, name }: DemoClass,
): Promise<void> {
  const { schoolId } = place;
  const joined = { id: ClassId.parse(id), name };
  const mover = principalAt(place, joinedAt(student, place));
  await users.change(
    { schoolId, userId: UserId.parse(student.id) },
    (user) =>
      user.classIds.includes(joined.id)
        ? undefined
        : { ...user, classIds: [...user.classIds, joined.id] },
    (user) => [
      ...movingStudent(user, { into: [joined] }, mover),
      ...loggingOperation(principalAt(place, mover.now), 'class.join', {
        id: joined.id,
        student: student.id,
      }),
    ],
  );
}

const seedStaff = ({ schoolId, now }: DemoPlace, person: DemoPerson): Promise<void> =>
  seedPerson(schoolId, person, daysBefore(now, OPENED_DAYS_AGO));

/** Staff, students and classes of the demo school. */
export async function seedPeople(place: DemoPlace): Promise<void> {
  await mapConcurrently(STAFF, AT_ONCE, (person) => seedStaff(place, person));
  await mapConcurrently(STUDENTS, AT_ONCE, (student) => seedStudent(place, student));
  for (const each of CLASSES) await seedClass(place, each);
  for (const { student, class: joined } of MEMBERSHIPS)
    await seedMembership(place, student, joined);
}
