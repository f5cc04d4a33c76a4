import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  type Information,
  informations,
  noInformation,
} from '#functions/domain/schools/information.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { schools as contract } from '#shared/schools/contract.ts';
import { loadInstitution } from './get-institution.ts';
import { loadSchool } from './load-school.ts';
import { requireOwnPictures } from './own-pictures.ts';

type Edit = Input<typeof contract.endpoints.edit>;

const toInformation = ({ schoolId }: Actor, edit: Edit): Information => {
  const { rev: _, name: _name, logo_key: _logo, map_key: map, ...fields } = edit;
  return { schoolId, ...fields, map };
};

export const editInfo: UseCase<typeof contract.endpoints.edit> = async (actor, edit, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const [school, found] = await Promise.all([
    loadSchool(actor),
    informations.get(schoolId, { consistent: true }),
  ]);
  const before = found ?? noInformation(schoolId);
  const current = async () => {
    const institution = await loadInstitution(schoolId, now);
    return institution && { ...institution.shown, ...institution.own };
  };
  const write = await beginEdit({ before, rev: edit.rev, current });
  const after = toInformation(actor, edit);
  const { name, logo_key: logo } = edit;
  await requireOwnPictures(actor, {
    ...(logo !== school.logo && { logo_key: logo }),
    ...(after.map !== before.map && { map_key: after.map }),
  });
  const isRenamed = name !== school.name || logo !== school.logo;
  const detail = changedFields(
    { ...before, name: school.name, logo: school.logo },
    { ...after, name, logo },
  );
  const pictures = [
    [school.logo, before.map],
    [logo, after.map],
  ] as const;
  const shown = await changingShown(actor, pictures);
  await write([
    ...shown.writes,
    ...informations.writing(schoolId, found, after),
    ...(isRenamed ? schools.replacing(schoolId, school, { ...school, name, logo }) : []),
    ...loggingOperation({ ...actor, now }, 'school.edit', detail),
  ]);
  forgetAccountState(actor.userId);
  await releaseUnused(actor, shown.dropped, deps);
  return { rev: edit.rev + 1 };
};
