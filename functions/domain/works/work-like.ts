import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { workPartition } from './work.ts';

/** One person's like of a work. */
const WorkLike = () =>
  z.object({ schoolId: SchoolId, workId: WorkId, userId: UserId, at: z.iso.datetime() });
type LikeKey = Pick<z.infer<ReturnType<typeof WorkLike>>, 'schoolId' | 'workId' | 'userId'>;

export const workLikes = entity({
  type: 'work-like',
  version: 1,
  schema: WorkLike,
  key: ({ schoolId, workId, userId }: LikeKey) => ({
    pk: workPartition({ schoolId, id: workId }),
    sk: `LIKE#${userId}`,
  }),
});

/** Removes a like; fails with `refusal` when there is none. */
export const unliking = (id: LikeKey, refusal: Error): TransactWrite => ({
  Delete: { Key: workLikes.key(id), ConditionExpression: 'attribute_exists(pk)' },
  refusal,
});
