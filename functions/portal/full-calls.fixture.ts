import type { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { fillHome } from '#tests/factories/home.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

export const fullCalls: FullCallsOf<typeof portal> = {
  login: async () => {
    const as = await makeSigner(await makeSchool(), ROLE.student);
    await fillHome(as);
    return { as, payload: { username: as.account, password: PASSWORD, home: '1' } };
  },
};
