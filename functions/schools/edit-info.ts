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
import { type CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
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

/** Refuses an edit that began from an older revision, and answers the current state. */
async function institutionChanged(actor: Actor, now: Date): Promise<CallError> {
  const found = await loadInstitution(actor.schoolId, now);
  const current = found && { ...found.shown, ...found.own };
  return changedMeanwhile(current);
}

/** The writes of an edit, and the pictures that it replaces. */
async function prepare(actor: Actor, edit: Edit, now: Date) {
  const { schoolId } = actor;
  const [school, found] = await Promise.all([
    loadSchool(actor),
    informations.get(schoolId, { consistent: true }),
  ]);
  const before = found ?? noInformation(schoolId);
  if (before.rev !== edit.rev) throw await institutionChanged(actor, now);
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
  const writes = [
    ...shown.writes,
    ...informations.writing(schoolId, found, after),
    ...(isRenamed ? schools.replacing(schoolId, school, { ...school, name, logo }) : []),
    ...loggingOperation({ ...actor, now }, 'school.edit', detail),
  ];
  return { writes, replaced: shown.dropped };
}

export const editInfo: UseCase<typeof contract.endpoints.edit> = async (actor, input, deps) => {
  const now = deps.now();
  const { writes, replaced } = await prepare(actor, input, now);
  await transact(writes).catch(async (error: unknown) => {
    throw isConditionFailure(error) ? await institutionChanged(actor, now) : error;
  });
  forgetAccountState(actor.userId);
  await releaseUnused(actor, replaced, deps);
  return { rev: input.rev + 1 };
};
