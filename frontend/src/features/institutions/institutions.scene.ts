import {
  type Information,
  informations,
  noInformation,
} from '#functions/domain/schools/information.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

/** What a school has told of itself. */
export const introduce = async (schoolId: SchoolId, values: Partial<Information>): Promise<void> =>
  void (await informations.overwrite(schoolId, { ...noInformation(schoolId), ...values }));

/** A student without a licence, of a school with this name. */
export const addUnlicensed = async (name: string): Promise<Person> =>
  makePerson(await makeSchool({ name }), ROLE.student, { name: '等待授权', licensed: false });
