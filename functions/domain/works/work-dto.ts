import { type User, users } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { WorkDto, WorkVersion } from '#shared/works/fields.ts';
import type { SeenWork } from './see-work.ts';
import type { Work } from './work.ts';
import { toAuthorDto } from './work-author.ts';
import { workLikes } from './work-like.ts';
import type { WorkVersion as StoredVersion } from './work-version.ts';

type Caller = Visitor | Actor;

/** The texts and the version (number, size, thumbnail, time) that belong to the caller's view. */
function visibleContent({ work, view }: SeenWork) {
  const { wish, shown, title, description, category } = work;
  const newest = {
    no: work.version,
    bytes: work.bytes,
    thumbnail: work.thumbnail,
    at: work.savedAt,
  };
  const texts = view !== 'published' && wish ? wish : { title, description, category };
  if (view === 'full') return { texts, version: newest };
  return { texts, version: (view === 'requested' ? wish?.shown : shown) ?? newest };
}

/** Who is to see the work, or saw it last: what the author chose. */
function chosenAudience({ visibility, classIds, wish, chosen }: Work): WorkDto['chosen'] {
  if (wish)
    return {
      visibility: wish.visibility,
      class_ids: wish.classIds,
    };
  if (visibility !== 'private') return { visibility, class_ids: classIds };
  return chosen ? { visibility: chosen.visibility, class_ids: chosen.classIds } : null;
}

/** For the author and the staff who decide: what others see already tells nothing of this. */
const decidedParts = ({ work, view }: SeenWork) =>
  view === 'published'
    ? { pending: false, chosen: null, personal: [] }
    : {
        pending: work.wish !== undefined,
        chosen: chosenAudience(work),
        personal: (work.wish ?? work).personal ?? [],
      };

/** Number of the version that the caller gets when the request names none. */
export const versionSeen = (seen: SeenWork): number => visibleContent(seen).version.no;

/** For callers who do not manage the work. */
const UNMANAGED = { managed: false, shown_version: 0, declined: null, blocked: false } as const;

/** For the author and the staff who manage the work. */
const managedParts = ({ visibility, shown, declined, blocked }: Work) => ({
  managed: true,
  shown_version: visibility === 'private' ? 0 : (shown?.no ?? 0),
  declined: declined ?? null,
  blocked,
});

interface WorkContext {
  readonly author: User | undefined;
  readonly liked: boolean;
}

async function toDto(
  caller: Caller,
  seen: SeenWork,
  { author, liked }: WorkContext,
  now: Date,
): Promise<WorkDto> {
  const { work, view } = seen;
  const { texts, version } = visibleContent(seen);
  const actor = actorOf(caller);
  const isColleague = actor?.schoolId === work.schoolId;
  return {
    id: work.id,
    kind: work.kind,
    title: texts.title,
    description: texts.description,
    category: texts.category,
    owner_id: isColleague ? work.owner : '',
    ...(await toAuthorDto(caller, work.schoolId, author, now)),
    visibility: work.visibility,
    ...decidedParts(seen),
    class_ids: isColleague ? work.classIds : [],
    thumbnail: await mediaUrl(version.thumbnail, now),
    version: version.no,
    bytes: version.bytes,
    saved_at: version.at,
    created: work.created,
    likes: work.likes,
    liked,
    comments: work.comments,
    plays: work.plays,
    task_id: isColleague ? work.taskId : '',
    mine: actor?.userId === work.owner,
    ...(view === 'full' ? managedParts(work) : UNMANAGED),
    own_school: isColleague,
    removed: work.removed ?? '',
    rev: work.edits,
  };
}

/** Works as the caller sees them, in the same order. */
export async function toWorkDtos(
  caller: Caller,
  seen: readonly SeenWork[],
  now: Date,
): Promise<WorkDto[]> {
  const actor = actorOf(caller);
  const likeable = seen.map(({ work: { schoolId, id } }) => ({ schoolId, workId: id }));
  const [authors, likes] = await Promise.all([
    users.getMany(seen.map(({ work: { schoolId, owner } }) => ({ schoolId, userId: owner }))),
    actor ? workLikes.getMany(likeable.map((each) => ({ ...each, userId: actor.userId }))) : [],
  ]);
  return Promise.all(
    seen.map((each, index) =>
      toDto(caller, each, { author: authors[index], liked: likes[index] !== undefined }, now),
    ),
  );
}

export async function toWorkDto(caller: Caller, seen: SeenWork, now: Date): Promise<WorkDto> {
  const [dto] = await toWorkDtos(caller, [seen], now);
  if (!dto) throw new TypeError('a work without its DTO');
  return dto;
}

/** A version with signed addresses; `by` is the name of the person who saved it. */
export async function toVersionDto(
  version: StoredVersion,
  by: string,
  now: Date,
): Promise<WorkVersion> {
  const { no, at, bytes, device, label, note, name, contentType } = version;
  return {
    no,
    at,
    bytes,
    by,
    device,
    label,
    note,
    name,
    content_type: contentType,
    thumbnail: await mediaUrl(version.thumbnail, now),
    url: await mediaUrl(version.key, now),
  };
}
