import { schoolExports } from '#functions/domain/exports/school-export.ts';
import { exports } from '#shared/contracts/exports.ts';
import { ExportId } from '#shared/ids.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { call } from '#tests/contract/harness/call.ts';

/** An export that is under way. */
async function begun({ actor }: Scene) {
  await call(exports.endpoints.begin, { as: actor });
  const found = await schoolExports.get(actor.schoolId, { consistent: true });
  return { id: ExportId.parse(found?.id ?? 'exp-none') };
}

export const examples: ExamplesOf<typeof exports> = {
  current: () => ({}),
  begin: () => ({}),
  step: begun,
  cancel: begun,
};
