import { users } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { isOwnStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { parsePublicTarget, WORK_LISTS, type Work, works } from './work.ts';

/**
 * How the caller sees a work: `full` with all versions (the author and the author's teachers), as `requested`
 * for publication (staff), or as `published`.
 */
export type WorkView = 'full' | 'requested' | 'published';
export interface SeenWork {
  readonly work: Work;
  readonly view: WorkView;
}

export const noSuchWork = (): CallError =>
  new CallError(CODE.notFound, { reason: 'works.missing' });
const notForYou = (): CallError => new CallError(CODE.forbidden, { reason: 'works.notForYou' });

/** A principal manages all works of the school, a teacher those of students of the own classes. */
async function teachesAuthor(actor: Actor, { schoolId, owner }: Work): Promise<boolean> {
  if (actor.schoolId !== schoolId || !STAFF.includes(actor.role)) return false;
  if (actor.role === ROLE.principal) return true;
  const [author, own] = await Promise.all([
    users.get({ schoolId, userId: owner }),
    ownClasses(actor),
  ]);
  return author?.role === ROLE.student && isOwnStudent(author, own);
}

const isShownTo = ({ user, role }: Actor, { visibility, classIds }: Work): boolean => {
  if (visibility === 'school' || visibility === 'public') return true;
  return (
    visibility === 'class' &&
    role === ROLE.student &&
    classIds.some((id) => user.classIds.includes(id))
  );
};

async function viewOf(actor: Actor, work: Work): Promise<WorkView | undefined> {
  if (work.owner === actor.userId) return 'full';
  if (await teachesAuthor(actor, work)) return 'full';
  if (work.wish && STAFF.includes(actor.role)) return 'requested';
  if (isShownTo(actor, work)) return 'published';
  if (work.visibility !== 'class' || !STAFF.includes(actor.role)) return undefined;
  const own = await ownClasses(actor);
  return work.classIds.some((id) => own?.includes(id)) ? 'published' : undefined;
}

async function findPublic(id: WorkId): Promise<Work | undefined> {
  const { entries } = await pageOfList(WORK_LISTS.place(id), { limit: 1 });
  const [place] = entries;
  return place && works.get(parsePublicTarget(place.target));
}

/** A work of the own school. Throws 2004 when there is none, 2003 when the actor may not see it. */
export async function loadSchoolWork(actor: Actor, id: WorkId): Promise<SeenWork> {
  const work = await works.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!work || work.removed) throw noSuchWork();
  const view = await viewOf(actor, work);
  if (!view) throw notForYou();
  return { work, view };
}

/** A work of the own school, or a public one of any school. Throws 2004 and 2003 as `loadSchoolWork`. */
export async function loadVisibleWork(caller: Visitor | Actor, id: WorkId): Promise<SeenWork> {
  const work = await findPublic(id);
  const actor = actorOf(caller);
  if (actor && (!work || work.schoolId === actor.schoolId)) return loadSchoolWork(actor, id);
  if (work?.visibility !== 'public' || work.removed) throw noSuchWork();
  return { work, view: 'published' };
}

/** A work that the actor may manage, also from the trash: an own one, or one of an own student. Throws 2004, 2003. */
export async function loadManagedWork(actor: Actor, id: WorkId): Promise<Work> {
  const work = await works.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!work) throw noSuchWork();
  if (work.owner !== actor.userId && !(await teachesAuthor(actor, work))) throw notForYou();
  return work;
}

/** A work of the actor's own, the only kind that can be saved to. Throws 2004 and 2003. */
export async function loadOwnWork(actor: Actor, id: WorkId): Promise<Work> {
  const work = await works.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!work || work.removed) throw noSuchWork();
  if (work.owner !== actor.userId) throw notForYou();
  return work;
}
