import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { CommentId, SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { workPartition } from './work.ts';

/** A comment on a work, with filtered words already masked. */
const WorkComment = () =>
  z.object({
    id: CommentId,
    schoolId: SchoolId,
    workId: WorkId,
    userId: UserId,
    text: z.string(),
    at: z.iso.datetime(),
  });
export type WorkComment = z.infer<ReturnType<typeof WorkComment>>;
type CommentKey = Pick<WorkComment, 'schoolId' | 'workId' | 'id'>;

export const COMMENT_PREFIX = 'COMMENT#';

/** Ids sort by time, and so do comments. */
export const workComments = entity({
  type: 'work-comment',
  version: 1,
  schema: WorkComment,
  key: ({ schoolId, workId, id }: CommentKey) => ({
    pk: workPartition({ schoolId, id: workId }),
    sk: `${COMMENT_PREFIX}${id}`,
  }),
});
