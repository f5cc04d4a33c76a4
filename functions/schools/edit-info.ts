import { changedFields } from '#functions/domain/logs/changed-fields.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { CallError } from '#functions/platform/errors.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { schools as contract } from '#shared/contracts/schools.ts';
import { type Information, informations, noInformation } from './institution.ts';
import { loadInstitution } from './load-institution.ts';
import { requireOwnPictures } from './own-pictures.ts';

type Edit = Input<typeof contract.endpoints.edit>;

const toInformation = ({ schoolId }: Actor, edit: Edit): Information => {
  const { rev: _, name: _name, logo_key: _logo, map_key: map, ...told } = edit;
  return { schoolId, ...told, map };
};

/** Whoever began from an older state sees what is there now, and chooses. */
async function overtaken(actor: Actor, now: Date): Promise<CallError> {
  const found = await loadInstitution(actor.schoolId, now);
  const current = found && { ...found.shown, ...found.own };
  return new CallError(CODE.wait, { reason: 'common.changedMeanwhile', data: { current } });
}

/** What an edit writes, and the pictures that it replaces. */
async function prepare(actor: Actor, edit: Edit, now: Date) {
  const { schoolId } = actor;
  const [school, found] = await Promise.all([
    schools.get(schoolId, { consistent: true }),
    informations.get(schoolId, { consistent: true }),
  ]);
  if (!school) throw new CallError(CODE.notFound);
  const before = found ?? noInformation(schoolId);
  if (before.rev !== edit.rev) throw await overtaken(actor, now);
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
    ...(found
      ? informations.replacing(schoolId, found, after)
      : informations.creating(schoolId, after)),
    ...(isRenamed ? schools.replacing(schoolId, school, { ...school, name, logo }) : []),
    ...loggingOperation({ ...actor, now }, 'school.edit', detail),
  ];
  return { writes, replaced: shown.dropped };
}

export const editInfo: UseCase<typeof contract.endpoints.edit> = async (actor, input, deps) => {
  const now = deps.now();
  const { writes, replaced } = await prepare(actor, input, now);
  await transact(writes).catch(async (error: unknown) => {
    const isLost =
      isConditionFailure(error) || (error instanceof CallError && error.code === CODE.exists);
    throw isLost ? await overtaken(actor, now) : error;
  });
  forgetAccountState(actor.userId);
  await releaseUnused(actor, replaced, deps);
  return { rev: input.rev + 1 };
};
