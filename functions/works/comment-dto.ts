import { type User, users } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { publicName } from '#functions/domain/works/author-name.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { CommentDto } from '#shared/contracts/work-fields.ts';
import { STAFF } from '#shared/roles.ts';
import type { WorkComment } from './work-comment.ts';

/** Own comments, those on an own work, and as staff any. */
export const mayRemove = ({ userId, role }: Actor, work: Work, comment: WorkComment): boolean =>
  userId === comment.userId || userId === work.owner || STAFF.includes(role);

const nameFor = (caller: Visitor, isColleague: boolean, author: User | undefined): string => {
  if (!author) return '';
  return isColleague ? author.name : publicName(author, caller.language);
};

/** Comments on a work as the caller sees them; nobody outside the school learns a child's full name. */
export async function toComments(
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
      author: nameFor(caller, isColleague, authors[index]),
      author_avatar: isColleague ? await mediaUrl(authors[index]?.avatar ?? '', now) : '',
      text: comment.text,
      at: comment.at,
      removable: isColleague && mayRemove(actor, work, comment),
    })),
  );
}
