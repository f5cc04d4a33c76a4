import { ROLE } from '#shared/roles.ts';
import { makePerson, type Person } from './person.ts';
import { makeStudent } from './student.ts';

/** Makes something for the cards of a noun in the home of a person: `functions/<noun>/home.fixture.ts`. */
export type FillHome = (person: Person) => Promise<unknown>;

/** Who teaches there: the person, or the teacher of the student. */
export const teachersOf = async (person: Person): Promise<Person> =>
  person.role === ROLE.student ? makePerson(person.schoolId, ROLE.teacher) : person;

/** Who is taught there: the person, or a student of the teacher. */
export const studentsOf = async (person: Person): Promise<Person> =>
  person.role === ROLE.student ? person : makeStudent(person);
