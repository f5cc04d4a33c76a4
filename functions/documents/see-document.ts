import { loadVersions } from '#functions/domain/documents/document.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import { STAFF } from '#shared/roles.ts';
import { toDocumentDto, toPath, toShareDto, toVersionDtos } from './document-dto.ts';
import { loadSeen } from './library.ts';

export const seeDocument: UseCase<typeof contract.endpoints.see> = async (
  actor,
  { document_id: id },
  deps,
) => {
  const { document, place, looker } = await loadSeen(actor, id);
  const isStaff = STAFF.includes(actor.role);
  const kept = document.file ? await loadVersions(document) : [];
  // Whom something is shared with, and how it was before, are told to staff only.
  const versions = isStaff ? kept : kept.slice(0, 1);
  return {
    document: await toDocumentDto(actor, document, place),
    path: toPath(looker, place),
    share: isStaff ? await toShareDto(document) : { roles: [], classes: [] },
    versions: await toVersionDtos(actor.schoolId, versions, deps.now()),
  };
};
