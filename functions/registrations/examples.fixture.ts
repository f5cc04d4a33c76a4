import type { registrations } from '#shared/registrations/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import {
  makeCallBack,
  newCallBack,
  newHandling,
  newRegistration,
} from '#tests/factories/registration.ts';

export const examples: ExamplesOf<typeof registrations> = {
  areas: () => ({ area: '110000' }),
  registerSchool: newRegistration,
  join: async () => ({ ...newCallBack(), verificationCode: await challengeAnswer() }),
  callBacks: async () => ({ search: (await makeCallBack()).phone }),
  handleCallBack: newHandling,
};
