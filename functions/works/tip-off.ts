import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { CommentId, SchoolId, TipOffId, UserId, WorkId } from '#shared/ids.ts';
import { TIP_REASONS } from '#shared/works.ts';

/** Somebody reports a work, or a comment on it, to the staff of the school. */
const TipOff = () =>
  z.object({
    id: TipOffId,
    schoolId: SchoolId,
    workId: WorkId,
    commentId: CommentId.optional(),
    /** What the comment said. */
    comment: z.string(),
    /** Whose work or comment it is. */
    accused: UserId,
    reporter: UserId,
    reason: z.enum(TIP_REASONS),
    text: z.string(),
    at: z.iso.datetime(),
    state: z.enum(['open', 'removed', 'kept']),
    note: z.string(),
    settled: z.string(),
  });
export type TipOffValue = z.infer<ReturnType<typeof TipOff>>;
export type TipOff = Stored<TipOffValue>;

export const TIP_OFF_LISTS = {
  open: (schoolId: SchoolId) => schoolList(schoolId, 'TIP-OFFS#OPEN'),
  settled: (schoolId: SchoolId) => schoolList(schoolId, 'TIP-OFFS#SETTLED'),
};

export const tipOffs = entity({
  type: 'tip-off',
  version: 1,
  schema: TipOff,
  key: ({ schoolId, id }: Pick<TipOffValue, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}TIP-OFF#${id}`,
    sk: 'TIP-OFF',
  }),
  lists: ({ schoolId, id, state, at, settled }) => [
    state === 'open'
      ? listing(TIP_OFF_LISTS.open(schoolId), at, id)
      : listing(TIP_OFF_LISTS.settled(schoolId), settled, id),
  ],
});
