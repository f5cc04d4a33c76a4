import { type User, users } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { WorkDto, WorkVersion } from '#shared/contracts/work-fields.ts';
import { publicName } from './author-name.ts';
import type { SeenWork } from './see-work.ts';
import type { Work } from './work.ts';
import { workLikes } from './work-like.ts';
import type { WorkVersion as StoredVersion } from './work-version.ts';

type Caller = Visitor | Actor;

/** What there is to see: texts, and the version with its size, thumbnail and time. */
function contentOf({ work, view }: SeenWork) {
  const { wish, shown, title, description, category } = work;
  const newest = {
    no: work.version,
    bytes: work.bytes,
    thumbnail: work.thumbnail,
    at: work.savedAt,
  };
  const texts = view !== 'shown' && wish ? wish : { title, description, category };
  if (view === 'whole') return { texts, version: newest };
  return { texts, version: (view === 'wish' ? wish?.shown : shown) ?? newest };
}

/** The version that is seen when none is asked for. */
export const versionSeen = (seen: SeenWork): number => contentOf(seen).version.no;

async function authorOf(
  caller: Caller,
  { schoolId, owner }: Work,
  author: User | undefined,
  now: Date,
) {
  const isColleague = actorOf(caller)?.schoolId === schoolId;
  return {
    owner_id: isColleague ? owner : ('' as const),
    author: author ? (isColleague ? author.name : publicName(author, caller.language)) : '',
    author_avatar: isColleague ? await mediaUrl(author?.avatar ?? '', now) : '',
  };
}

const UNMANAGED = { managed: false, shown_version: 0, declined: null, blocked: false } as const;

/** What only those who look after a work are told. */
const managedParts = ({ visibility, shown, declined, blocked }: Work) => ({
  managed: true,
  shown_version: visibility === 'private' ? 0 : (shown?.no ?? 0),
  declined: declined ?? null,
  blocked,
});

interface Around {
  readonly author: User | undefined;
  readonly liked: boolean;
}

async function toRecord(
  caller: Caller,
  seen: SeenWork,
  { author, liked }: Around,
  now: Date,
): Promise<WorkDto> {
  const { work, view } = seen;
  const { texts, version } = contentOf(seen);
  const actor = actorOf(caller);
  const isColleague = actor?.schoolId === work.schoolId;
  return {
    id: work.id,
    kind: work.kind,
    title: texts.title,
    description: texts.description,
    category: texts.category,
    ...(await authorOf(caller, work, author, now)),
    visibility: work.visibility,
    pending: view !== 'shown' && work.wish !== undefined,
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
    ...(view === 'whole' ? managedParts(work) : UNMANAGED),
    own_school: isColleague,
    removed: work.removed ?? '',
    rev: work.edits,
  };
}

/** Works as the caller sees them. */
export async function toRecords(
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
      toRecord(caller, each, { author: authors[index], liked: likes[index] !== undefined }, now),
    ),
  );
}

export async function recordOf(caller: Caller, seen: SeenWork, now: Date): Promise<WorkDto> {
  const [record] = await toRecords(caller, [seen], now);
  if (!record) throw new TypeError('a work without its record');
  return record;
}

/** A version as somebody of the school sees it; `by` is a name. */
export async function versionRecord(
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
