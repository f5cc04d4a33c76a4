import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadFilterWords, maskWords } from '#functions/domain/works/filter-words.ts';
import { loadSchoolWork, loadVisibleWork } from '#functions/domain/works/see-work.ts';
import { type Work, workPartition } from '#functions/domain/works/work.ts';
import {
  COMMENT_PREFIX,
  type WorkComment,
  workComments,
} from '#functions/domain/works/work-comment.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { transact, written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { CommentId, newId } from '#shared/ids.ts';
import { findPersonalData, type PersonalData } from '#shared/personal-data/find-personal-data.ts';
import { ROLE } from '#shared/roles.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { mayRemove, toCommentDtos } from './comment-dto.ts';
import { namesAround } from './known-names.ts';
import { countingOf, settleCounts } from './work-counts.ts';

const AddedComment = z.object({ id: CommentId });

export const noSuchComment = (): CallError =>
  new CallError(CODE.notFound, { reason: 'works.noComment' });

export const loadComment = ({ schoolId, id: workId }: Work, id: CommentId) =>
  workComments.get({ schoolId, workId, id }, { consistent: true });

type CommentInput = Input<typeof contract.endpoints.addComment>;

const isForEverybody = ({ visibility, wish }: Work): boolean =>
  visibility === 'public' || wish?.visibility === 'public';

/**
 * Nobody looks at a comment before others read it. So what a student tells of how to reach somebody is refused
 * (1001), and full names where everybody would read them.
 */
async function refusePersonalData(actor: Actor, work: Work, text: string): Promise<void> {
  const names = isForEverybody(work) ? [actor.user.name, ...(await namesAround(work))] : [];
  const isRefused = ({ kind }: PersonalData) => kind === 'name' || actor.role === ROLE.student;
  const [found] = findPersonalData(text, names).filter(isRefused);
  if (!found) return;
  const rule = found.kind === 'name' ? 'full_name' : 'personal';
  throw refuseField('text', rule, { found: text.slice(found.start, found.end) });
}

/** Writes a comment. A repeated request answers the comment that was written before. */
async function addComment(
  actor: Actor,
  work: Work,
  input: CommentInput,
  now: Date,
): Promise<WorkComment> {
  const { schoolId, userId } = actor;
  return once(requestOf(actor, 'work.comment', input), {
    made: AddedComment,
    find: async ({ id }) => {
      const found = await loadComment(work, id);
      if (!found) throw noSuchComment();
      return found;
    },
    make: async (recording) => {
      await refusePersonalData(actor, work, input.text);
      const words = await loadFilterWords(schoolId);
      const id = newId('comment', now.getTime());
      const text = maskWords(input.text, words);
      const made = { id, schoolId, workId: work.id, userId, text, at: now.toISOString() };
      await transact([
        ...recording({ id }, now),
        ...workComments.creating(made, made),
        countingOf(work, userId, 'comments', 1),
      ]);
      return made;
    },
  });
}

export const commentWork: UseCase<typeof contract.endpoints.addComment> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const { work } = await loadSchoolWork(actor, input.work_id);
  const written = await addComment(actor, work, input, now);
  await settleCounts(work);
  const [shown] = await toCommentDtos(actor, work, [written], now);
  if (!shown) throw noSuchComment();
  return { comment: shown, masked: written.text !== input.text };
};

export const listComments: UseCase<typeof contract.endpoints.comments> = async (
  caller,
  { work_id, cursor, limit },
  deps,
) => {
  const { work } = await loadVisibleWork(caller, work_id);
  const pk = workPartition(work);
  const list = `${pk}#COMMENTS`;
  const from = await fromCursor(cursor, list);
  const { items, next } = await workComments.page(pk, COMMENT_PREFIX, {
    limit,
    from,
    descending: true,
  });
  return {
    list: await toCommentDtos(caller, work, items, deps.now()),
    cursor: await toCursor(next, list),
  };
};

export const removeComment: UseCase<typeof contract.endpoints.removeComment> = async (
  actor,
  { work_id, comment_id },
  deps,
) => {
  const { work } = await loadSchoolWork(actor, work_id);
  const comment = await loadComment(work, comment_id);
  if (!comment) throw noSuchComment();
  if (!mayRemove(actor, work, comment)) throw new CallError(CODE.forbidden);
  const detail = { id: comment_id, work: work_id, text: comment.text, by: comment.userId };
  const isOwn = comment.userId === actor.userId;
  const isRemoved = await written([
    ...workComments.removing(comment, comment),
    countingOf(work, comment.userId, 'comments', -1),
    ...(isOwn
      ? []
      : loggingOperation({ ...actor, now: deps.now() }, 'work.comment-remove', detail)),
  ]);
  if (!isRemoved) throw noSuchComment();
  await settleCounts(work);
  return null;
};
