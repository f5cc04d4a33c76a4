import { STAFF } from '#shared/roles.ts';
import type { FillHome } from '#tests/factories/fill-home.ts';
import { makeLead } from '#tests/factories/lead.ts';

export const leadsOfHome: FillHome = async (person) => {
  if (STAFF.some((role) => role === person.role))
    await makeLead(person, { ownerId: person.userId });
};
