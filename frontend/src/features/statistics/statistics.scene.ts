import { DAY_MS } from '#shared/days.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { signInAt } from '#tests/factories/sign-in.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** Staff with a class of a student who came on three of the last days, and one who never came; and a class of somebody else. */
export async function makeLively(role: Role) {
  const person = await newPerson(role);
  const { schoolId } = person;
  const pupil = (name: string) => makePerson(schoolId, ROLE.student, { name });
  const [came, absent] = [await pupil('王子涵'), await pupil('李沐阳')];
  const classId = await makeClass(person, [came, absent], { name: 'Scratch 周六班' });
  await makeClass(await makePerson(schoolId, ROLE.teacher), [], { name: 'Python 班' });
  for (const days of [40, 2, 1, 0]) await signInAt(came, daysAgo(days));
  return { person, classId };
}
