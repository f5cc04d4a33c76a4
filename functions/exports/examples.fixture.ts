import { newArchiveState } from '#functions/domain/exports/archive-state.ts';
import { schoolExports } from '#functions/domain/exports/school-export.ts';
import { exports } from '#shared/exports/contract.ts';
import { ExportId } from '#shared/ids.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { call } from '#tests/contract/harness/call.ts';
import { storeGiven } from '#tests/factories/task.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';
import { NOTHING_COLLECTED, taskExports } from './task/task-export.ts';

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

/** Stored, so that the caller has made no call before. */
async function begunOfTask(scene: Scene) {
  const payload = await ofTask(scene);
  const { task_id: taskId, class_id: classId } = payload;
  const { schoolId, userId: by } = scene.actor;
  const key = { schoolId, taskId, classId: classId ?? ('' as const), by };
  const state = newArchiveState(new Date(), new Date(minutesAgo(-60)));
  await taskExports.create(key, {
    ...key,
    ...state,
    language: 'zh',
    classIds: classId ? [classId] : [],
    title: '迷宫',
    name: '迷宫',
    ...NOTHING_COLLECTED,
  });
  return { ...payload, id: state.id };
}

export const examples: ExamplesOf<typeof exports> = {
  current: () => ({}),
  begin: () => ({}),
  step: begun,
  cancel: begun,
  beginTask: ofTask,
  stepTask: begunOfTask,
};
