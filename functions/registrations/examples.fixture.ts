import type { registrations } from '#shared/contracts/registrations.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makeLead, newHandling, newLead, newRegistration } from '#tests/factories/registration.ts';

export const examples: ExamplesOf<typeof registrations> = {
  areas: () => ({ area: '110000' }),
  registerSchool: newRegistration,
  join: async () => ({ ...newLead(), verificationCode: await challengeAnswer() }),
  leads: async () => ({ search: (await makeLead()).phone }),
  handleLead: newHandling,
};
