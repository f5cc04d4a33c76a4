import { schoolExports } from '#functions/domain/exports/school-export.ts';
import { exports } from '#shared/contracts/exports.ts';
import { ExportId } from '#shared/ids.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { call } from '#tests/contract/harness/call.ts';
import { storeGiven } from '#tests/factories/task.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';

/** An export that is under way. */
async function begun({ actor }: Scene) {
  await call(exports.endpoints.begin, { as: actor });
  const found = await schoolExports.get(actor.schoolId, { consistent: true });
  return { id: ExportId.parse(found?.id ?? 'exp-none') };
}

/** A task that is over: what its deadline has frozen is searched for. */
async function ofTask({ actor }: Scene) {
  const over = { releaseAt: minutesAgo(120), deadline: minutesAgo(50.5) };
  const { task, student } = await storeGiven(actor, over);
  const saves = Array.from({ length: 40 }, (_, index) => ({ at: minutesAgo(60 - index) }));
  await storeWorking(student, task.id, await storeHistory(student, saves), minutesAgo(90));
  return { task_id: task.id, class_id: task.classIds[0] };
}

async function begunOfTask(scene: Scene) {
  const payload = await ofTask(scene);
  const { data } = await call(exports.endpoints.beginTask, { as: scene.actor, payload });
  return { ...payload, id: data.export.id };
}

export const examples: ExamplesOf<typeof exports> = {
  current: () => ({}),
  begin: () => ({}),
  step: begun,
  cancel: begun,
  beginTask: ofTask,
  stepTask: begunOfTask,
};
