import { users } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { toAuthorDto } from '#functions/domain/works/work-author.ts';
import type { WorkComment } from '#functions/domain/works/work-comment.ts';
import { findPersonalData } from '#shared/personal-data/find-personal-data.ts';
import { STAFF } from '#shared/roles.ts';
import type { CommentDto } from '#shared/works/fields.ts';

/** The author of the comment, the author of the work, and staff may remove a comment. */
export const mayRemove = ({ userId, role }: Actor, work: Work, comment: WorkComment): boolean =>
  userId === comment.userId || userId === work.owner || STAFF.includes(role);

/** A comment that was written when only the school read it may call people by their names. */
function withoutNames(text: string, names: readonly string[]): string {
  const found = findPersonalData(text, names).filter(({ kind }) => kind === 'name');
  return found.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${'*'.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

/** Comments on a work as the caller sees them, in the same order. */
export async function toCommentDtos(
  caller: Visitor | Actor,
  work: Work,
  comments: readonly WorkComment[],
  now: Date,
): Promise<CommentDto[]> {
  const actor = actorOf(caller);
  const isColleague = actor?.schoolId === work.schoolId;
  const { schoolId } = work;
  const [owner, ...authors] = await users.getMany(
    [work.owner, ...comments.map(({ userId }) => userId)].map((userId) => ({ schoolId, userId })),
  );
  const names = isColleague ? [] : [owner, ...authors].flatMap((user) => user?.name ?? []);
  return Promise.all(
    comments.map(async (comment, index) => ({
      id: comment.id,
      ...(await toAuthorDto(caller, work.schoolId, authors[index], now)),
      text: withoutNames(comment.text, names),
      at: comment.at,
      removable: isColleague && mayRemove(actor, work, comment),
    })),
  );
}
