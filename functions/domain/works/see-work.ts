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
 * How somebody sees a work: `whole` with all versions (its author, and who teaches the author), as it waits
 * to be let into public (`wish`), or as it is `shown`.
 */
export type View = 'whole' | 'wish' | 'shown';
export interface SeenWork {
  readonly work: Work;
  readonly view: View;
}

export const noSuchWork = (): CallError =>
  new CallError(CODE.notFound, { reason: 'works.missing' });
const notForYou = (): CallError => new CallError(CODE.forbidden, { reason: 'works.notForYou' });

/** A principal looks after the works of all, a teacher after those of the own classes' students. */
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

async function viewOf(actor: Actor, work: Work): Promise<View | undefined> {
  if (work.owner === actor.userId) return 'whole';
  if (await teachesAuthor(actor, work)) return 'whole';
  if (work.wish && STAFF.includes(actor.role)) return 'wish';
  if (isShownTo(actor, work)) return 'shown';
  if (work.visibility !== 'class' || !STAFF.includes(actor.role)) return undefined;
  const own = await ownClasses(actor);
  return work.classIds.some((id) => own?.includes(id)) ? 'shown' : undefined;
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

/** The same, or any public work: for whoever is of another school, or of none. */
export async function loadSeenWork(caller: Visitor | Actor, id: WorkId): Promise<SeenWork> {
  const work = await findPublic(id);
  const actor = actorOf(caller);
  if (actor && (!work || work.schoolId === actor.schoolId)) return loadSchoolWork(actor, id);
  if (work?.visibility !== 'public' || work.removed) throw noSuchWork();
  return { work, view: 'shown' };
}

/** A work that the actor may change: the own one, or one of a student whom he or she teaches. */
export async function loadManagedWork(actor: Actor, id: WorkId): Promise<Work> {
  const work = await works.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!work) throw noSuchWork();
  if (work.owner !== actor.userId && !(await teachesAuthor(actor, work))) throw notForYou();
  return work;
}

/** The own work. Others cannot save to it, whoever they are. */
export async function loadOwnWork(actor: Actor, id: WorkId): Promise<Work> {
  const work = await works.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!work || work.removed) throw noSuchWork();
  if (work.owner !== actor.userId) throw notForYou();
  return work;
}
