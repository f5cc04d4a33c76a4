import {
  type DocumentValue,
  documents,
  type LibraryDocument,
  ownRoot,
  SCHOOL_ROOT,
} from '#functions/domain/documents/document.ts';
import { loadPlace, type Place, rootPlace } from '#functions/domain/documents/place.ts';
import {
  isSeen,
  type Looker,
  lookerOf,
  mayAddTo,
  mayChangeDocument,
} from '#functions/domain/documents/sight.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { DocumentSpace } from '#shared/documents/rules.ts';
import type { DocumentId } from '#shared/ids.ts';

export const noSuchDocument = (): CallError =>
  new CallError(CODE.notFound, { reason: 'documents.missing' });
export const notYours = (): CallError =>
  new CallError(CODE.forbidden, { reason: 'documents.notYours' });

export interface Where {
  readonly space: DocumentSpace;
  readonly folder_id?: DocumentId | undefined;
}

/** The place that a caller names. Throws 2004 where there is none. */
export async function namedPlace(actor: Actor, { space, folder_id }: Where): Promise<Place> {
  const { schoolId, userId } = actor;
  if (!folder_id) return rootPlace(space === 'own' ? ownRoot(userId) : SCHOOL_ROOT);
  const place = await loadPlace(schoolId, folder_id);
  if (!place) throw noSuchDocument();
  return place;
}

/** A place that the caller may put something into. Throws 2004 for one that is not seen, 2003 for one of others. */
export async function ownPlace(actor: Actor, where: Where): Promise<Place> {
  const place = await namedPlace(actor, where);
  if (mayAddTo(actor, place)) return place;
  throw isSeen(await lookerOf(actor), undefined, place) ? notYours() : noSuchDocument();
}

/** Something in the library with where it lies. */
export interface Found {
  readonly document: LibraryDocument;
  readonly place: Place;
}

/** What is in the library and not in the bin. Throws 2004 for what the caller does not see. */
export async function loadSeen(
  actor: Actor,
  id: DocumentId,
  looker?: Looker,
): Promise<Found & { readonly looker: Looker }> {
  const { schoolId } = actor;
  const document = await documents.get({ schoolId, id }, { consistent: true });
  if (!document || document.removed) throw noSuchDocument();
  const place = await loadPlace(schoolId, document.parent);
  const by = looker ?? (await lookerOf(actor));
  if (!place || !isSeen(by, document, place)) throw noSuchDocument();
  return { document, place, looker: by };
}

/** The same for what the caller may change. Throws 2003 for what is only shared with the caller. */
export async function loadOwn(actor: Actor, id: DocumentId, looker?: Looker): Promise<Found> {
  const found = await loadSeen(actor, id, looker);
  if (!mayChangeDocument(actor, found.document, found.place)) throw notYours();
  return found;
}

/** A document for the operation log. */
export const toLogDetail = ({ id, name }: Pick<DocumentValue, 'id' | 'name'>) => ({ id, name });
