import { users } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { toAuthorDto } from '#functions/domain/works/work-author.ts';
import type { WorkComment } from '#functions/domain/works/work-comment.ts';
import type { CommentDto } from '#shared/contracts/work-fields.ts';
import { STAFF } from '#shared/roles.ts';

/** The author of the comment, the author of the work, and staff may remove a comment. */
export const mayRemove = ({ userId, role }: Actor, work: Work, comment: WorkComment): boolean =>
  userId === comment.userId || userId === work.owner || STAFF.includes(role);

/** Comments on a work as the caller sees them, in the same order. */
export async function toCommentDtos(
  caller: Visitor | Actor,
  work: Work,
  comments: readonly WorkComment[],
  now: Date,
): Promise<CommentDto[]> {
  const actor = actorOf(caller);
  const isColleague = actor?.schoolId === work.schoolId;
  const authors = await users.getMany(
    comments.map(({ schoolId, userId }) => ({ schoolId, userId })),
  );
  return Promise.all(
    comments.map(async (comment, index) => ({
      id: comment.id,
      ...(await toAuthorDto(caller, work.schoolId, authors[index], now)),
      text: comment.text,
      at: comment.at,
      removable: isColleague && mayRemove(actor, work, comment),
    })),
  );
}
