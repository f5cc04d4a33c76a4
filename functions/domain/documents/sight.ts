import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { sharedRoleOf } from '#shared/documents/rules.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import type { DocumentValue } from './document.ts';
import { ownerOfPlace, type Place } from './place.ts';

/** Who looks at the library, with the classes whose documents the person sees. */
export interface Looker extends Pick<Actor, 'schoolId' | 'userId' | 'role'> {
  readonly classIds: readonly ClassId[];
}

export async function lookerOf(actor: Actor): Promise<Looker> {
  const { schoolId, userId, role, user } = actor;
  const isTeacher = role === ROLE.teacher || role === ROLE.liveTeacher;
  const classIds = isTeacher ? ((await ownClasses(actor)) ?? []) : user.classIds;
  return { schoolId, userId, role, classIds };
}

const isSharedWith = ({ role, classIds }: Looker, { share }: DocumentValue): boolean => {
  const as = sharedRoleOf(role);
  const isForRole = as !== undefined && share.roles.includes(as);
  return isForRole || share.classIds.some((id) => classIds.includes(id));
};

/**
 * Whether a person sees what lies in a place: own files only their owner; the school's library a principal, the owner
 * of the thing or of a folder that it lies in, and with whom one of them is shared.
 */
export function isSeen(looker: Looker, value: DocumentValue | undefined, place: Place): boolean {
  const owner = ownerOfPlace(place);
  if (owner) return owner === looker.userId;
  if (looker.role === ROLE.principal) return true;
  const way = [...(value ? [value] : []), ...place.folders];
  return way.some((each) => each.owner === looker.userId || isSharedWith(looker, each));
}

/** Whether a person changes, moves and removes something: what is their own, and a principal all of the library. */
export function mayChangeDocument(
  { role, userId }: Pick<Looker, 'role' | 'userId'>,
  value: Pick<DocumentValue, 'owner'>,
  place: Pick<Place, 'root'>,
): boolean {
  const owner = ownerOfPlace(place);
  if (owner) return owner === userId;
  return role === ROLE.principal || (STAFF.includes(role) && value.owner === userId);
}

/** Whether a person puts something into a place: into own folders, and into the library itself. */
export function mayAddTo(looker: Pick<Looker, 'role' | 'userId'>, place: Place): boolean {
  const [folder] = place.folders;
  if (folder) return mayChangeDocument(looker, folder, place);
  const owner = ownerOfPlace(place);
  return owner ? owner === looker.userId : STAFF.includes(looker.role);
}
