import { ROLE, STAFF } from '#shared/roles.ts';
import { makeOverdue } from '#tests/factories/equipment.ts';
import type { FillHome } from '#tests/factories/fill-home.ts';
import { makePerson } from '#tests/factories/person.ts';

export const equipmentOfHome: FillHome = async ({ schoolId, role }) => {
  if (STAFF.some((each) => each === role))
    await makeOverdue(await makePerson(schoolId, ROLE.teacher));
};
