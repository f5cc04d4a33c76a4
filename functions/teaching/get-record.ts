import { loadLesson } from '#functions/domain/lessons/lesson-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { loadReadableLesson } from './lesson-access.ts';
import { toRecordDetail } from './records/record-detail.ts';
import { loadRecorded, type RecordedLesson, settleRecord } from './records/settle-record.ts';

/** A record for a student: throws 2003 when the student is not in it. */
async function loadOwnRecord(actor: Actor, id: LessonId): Promise<RecordedLesson> {
  const found = await loadRecorded(await loadLesson(actor, id));
  if (!found.sheet?.lines.some(({ userId }) => userId === actor.userId))
    throw new CallError(CODE.forbidden, { reason: 'teaching.notYours' });
  return found;
}

export const getRecord: UseCase<typeof teaching.endpoints.detail> = async (
  actor,
  { lesson_id: id },
  deps,
) => {
  const found =
    actor.role === ROLE.student
      ? await loadOwnRecord(actor, id)
      : await settleRecord(
          actor,
          await loadRecorded(await loadReadableLesson(actor, id)),
          deps.now,
        );
  return { record: await toRecordDetail(actor, found, deps.now()) };
};
