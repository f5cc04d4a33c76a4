import type { sharing } from '#shared/sharing/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeSharedReport, someWorkOf } from '#tests/factories/shared-report.ts';

const tokenOf = async ({ world }: Scene) => ({
  token: (await makeSharedReport(world.school)).token,
});

const tokenWithWork = async (school: Scene['world']['school']): Promise<string> =>
  (await makeSharedReport(school, { evidence: [someWorkOf(school.schoolId)] })).token;

export const examples: ExamplesOf<typeof sharing> = {
  share: tokenOf,
  read: tokenOf,
  work: async ({ world }) => ({ token: await tokenWithWork(world.school), at: 1 }),
  answer: async (scene) => ({ ...(await tokenOf(scene)), kind: 'thanks', text: '谢谢老师！' }),
};
