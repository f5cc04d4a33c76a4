import type { homes } from '#shared/homes/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { fillHome } from '#tests/factories/home.ts';

async function filled({ actor }: Scene) {
  await fillHome(actor);
  return {};
}

export const examples: ExamplesOf<typeof homes> = {
  student: filled,
  staff: filled,
  live: filled,
  platform: filled,
};
