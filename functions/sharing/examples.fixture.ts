import type { sharing } from '#shared/contracts/sharing.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeSharedReport } from '#tests/factories/shared-report.ts';

const tokenOf = async ({ world }: Scene) => ({
  token: (await makeSharedReport(world.school)).token,
});

export const examples: ExamplesOf<typeof sharing> = {
  share: tokenOf,
  read: tokenOf,
  answer: async (scene) => ({ ...(await tokenOf(scene)), kind: 'thanks', text: '谢谢老师！' }),
};
