import type { User } from '#functions/domain/people/user.ts';
import { loadPageOwner } from '#functions/domain/students/page-owner.ts';
import { loadWorks, WORK_LISTS, type Work, works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { parents } from '#shared/parents/contract.ts';
import { PARENT_LIMITS } from '#shared/parents/limits.ts';

const isPublished = ({ visibility, removed }: Work): boolean =>
  visibility !== 'private' && !removed;

/** As it was published, whatever the child has changed since. */
const toPageWork = async (
  { id, title, kind, shown, thumbnail, published, savedAt }: Work,
  now: Date,
) => ({
  id,
  title,
  kind,
  thumbnail: await mediaUrl(shown?.thumbnail ?? thumbnail, now),
  published: published || savedAt,
});

/** Published works of a child; a page is short where others lie between them. */
export async function pageOfWorks(
  { schoolId, id: owner }: User,
  cursor: string | undefined,
  now: Date,
) {
  const pk = WORK_LISTS.ofOwner(schoolId, owner);
  const name = `page of ${pk}`;
  const from = await fromCursor(cursor, name);
  const { entries, next } = await pageOfList(pk, {
    limit: PARENT_LIMITS.worksMax,
    from,
    descending: true,
  });
  const found = await loadWorks(
    entries.map(({ target }) => target),
    schoolId,
  );
  const shown = found.flatMap((work) => (work && isPublished(work) ? [work] : []));
  return {
    list: await Promise.all(shown.map((work) => toPageWork(work, now))),
    cursor: await toCursor(next, name),
  };
}

export const listPageWorks: UseCase<typeof parents.endpoints.listWorks> = async (
  _visitor,
  { cursor, ...address },
  deps,
) => {
  const now = deps.now();
  const { user } = await loadPageOwner(address, now);
  return pageOfWorks(user, cursor, now);
};

export const showPageWork: UseCase<typeof parents.endpoints.showWork> = async (
  _visitor,
  { work_id: id, ...address },
  deps,
) => {
  const now = deps.now();
  const { user } = await loadPageOwner(address, now);
  const work = await works.get({ schoolId: user.schoolId, id }, { consistent: true });
  const isShown = work?.owner === user.id && isPublished(work);
  const version = isShown ? await versionOf(work, work.shown?.no ?? work.version) : undefined;
  if (!isShown || !version) throw new CallError(CODE.notFound, { reason: 'works.missing' });
  return {
    ...(await toPageWork(work, now)),
    description: work.description,
    url: await mediaUrl(version.key, now),
  };
};
