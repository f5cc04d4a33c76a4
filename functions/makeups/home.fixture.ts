import { ROLE } from '#shared/roles.ts';
import type { FillHome } from '#tests/factories/fill-home.ts';
import { makeMakeup } from '#tests/factories/makeup.ts';

export const makeupsOfHome: FillHome = async (person) => {
  if (person.role === ROLE.student) await makeMakeup(person, { booked: true });
};
