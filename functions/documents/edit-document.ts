import { classes } from '#functions/domain/classes/class.ts';
import { manageable } from '#functions/domain/classes/class-scope.ts';
import { type DocumentValue, documents } from '#functions/domain/documents/document.ts';
import { ownerOfPlace } from '#functions/domain/documents/place.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import type { ClassId } from '#shared/ids.ts';
import type { Operation } from '#shared/operations.ts';
import { toDocumentDto } from './document-dto.ts';
import { type Found, loadOwn } from './library.ts';

type Calls = typeof contract.endpoints;

const logged = ({ name, share: { roles, classIds } }: DocumentValue) => ({
  name,
  roles,
  class_ids: classIds,
});

interface Edit {
  readonly rev: number;
  readonly operation: Operation;
  readonly now: Date;
  readonly change: (before: DocumentValue) => DocumentValue;
}

/** Saves an edit that began from a revision. A repeated request changes nothing. */
async function save(actor: Actor, { document, place }: Found, edit: Edit) {
  const { rev, ...before } = document;
  const after = edit.change(before);
  const changes = changedFields(logged(before), logged(after));
  if (Object.keys(changes.after).length === 0)
    return { document: await toDocumentDto(actor, document, place) };
  const origin = { ...actor, now: edit.now };
  const detail = { id: before.id, name: before.name, ...changes };
  const current = async () => {
    const found = await loadOwn(actor, before.id);
    return toDocumentDto(actor, found.document, found.place);
  };
  const write = await beginEdit({ before: document, rev: edit.rev, current });
  await write([
    ...documents.replacing(before, document, after),
    ...loggingOperation(origin, edit.operation, detail),
  ]);
  return { document: await toDocumentDto(actor, { ...after, rev: rev + 1 }, place) };
}

export const renameDocument: UseCase<Calls['rename']> = async (
  actor,
  { document_id: id, name, rev },
  deps,
) => {
  const now = deps.now();
  const change = (before: DocumentValue) => ({ ...before, name, changed: now.toISOString() });
  return save(actor, await loadOwn(actor, id), { rev, operation: 'document.edit', now, change });
};

/** Throws 2004 and 2003 for added classes that the caller does not manage. */
async function checkClasses(actor: Actor, added: readonly ClassId[]): Promise<void> {
  const { schoolId } = actor;
  for (const found of await classes.getMany(added.map((id) => ({ schoolId, id }))))
    manageable(actor, found);
}

export const shareDocument: UseCase<Calls['share']> = async (
  actor,
  { document_id: id, roles, class_ids: classIds, rev },
  deps,
) => {
  const now = deps.now();
  const found = await loadOwn(actor, id);
  if (ownerOfPlace(found.place))
    throw new CallError(CODE.wait, { reason: 'documents.ownNotShared' });
  const { share } = found.document;
  await checkClasses(
    actor,
    classIds.filter((each) => !share.classIds.includes(each)),
  );
  const change = (before: DocumentValue) => ({
    ...before,
    share: { roles, classIds, at: now.toISOString() },
  });
  return save(actor, found, { rev, operation: 'document.share', now, change });
};
