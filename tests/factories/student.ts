import { randomUUID } from 'node:crypto';
import { revisionOf } from '#functions/domain/enrolment/student-dtos.ts';
import { issuingCard, withCard } from '#functions/domain/people/sign-in-card.ts';
import { type PersonId, users } from '#functions/domain/people/user.ts';
import { type ClassId, type SchoolId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { makeClass } from './class.ts';
import { changePerson, makePerson, type Person } from './person.ts';

export const freshKey = (): string => randomUUID();

/** A new name, of letters that a name may have. */
export const freshName = (): string =>
  `小${Array.from({ length: 6 }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 5000))).join('')}`;

export const makeStudent = (of: Person, values: Parameters<typeof makePerson>[2] = {}) =>
  makePerson(of.schoolId, ROLE.student, { name: freshName(), ...values });

export const studentId = ({ userId }: Person): StudentId => StudentId.parse(userId);

/** Links two students, as staff do. */
export async function storeSiblings(one: Person, other: Person): Promise<void> {
  await changePerson(one, { siblings: [other.userId] });
  await changePerson(other, { siblings: [one.userId] });
}

/** The current values for an edit of a student. */
export async function revOfStudent(person: PersonId): Promise<string> {
  const user = await users.get(person, { consistent: true });
  if (!user) throw new TypeError(`${person.userId} is not there`);
  return revisionOf(user);
}

/** A class of the caller with one student. */
export async function makeOwnClass(actor: Person): Promise<{ classId: ClassId; student: Person }> {
  if (actor.role === ROLE.teacher) await changePerson(actor, { abilities: [...ABILITIES] });
  const student = await makeStudent(actor, { defaultPassword: true });
  return { classId: await makeClass(actor, [student]), student };
}

/** A sign-in card of a student, for a day. */
export async function issueCardOf(student: PersonId): Promise<string> {
  const { schoolId, userId } = student;
  const tomorrow = new Date(Date.now() + 86_400_000);
  const { token, card, writes } = issuingCard({ schoolId, userId }, tomorrow);
  await users.change(
    { schoolId, userId },
    (user) => withCard(user, card, new Date()),
    () => writes,
  );
  return token;
}

/** A sign-in card of a new student. */
export const issueCard = async (schoolId: SchoolId): Promise<string> =>
  issueCardOf(await makePerson(schoolId, ROLE.student, { defaultPassword: true }));
