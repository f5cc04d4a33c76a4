import type { UseCase } from '#functions/_lib/create-handler.ts';
import { abouts } from '#functions/_lib/entities/institution.ts';
import { loggingOperation } from '#functions/_lib/entities/log-entry.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { pictureKeys } from '#functions/_lib/rich-text-pictures.ts';
import { isConditionFailure, transact } from '#functions/_lib/table.ts';
import { picturesPrefix } from '#functions/_lib/uploads/object-keys.ts';
import { CODE } from '#shared/codes.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { mapPictures, type RichText } from '#shared/rich-text.ts';
import { loadInstitution } from './load-institution.ts';
import { dropped, releasePictures } from './release-pictures.ts';

/** Only the school's own pictures stay, without the addresses that expire. */
const storable = ({ content = [] }: RichText, prefix: string): RichText => ({
  type: 'doc',
  content: mapPictures(content, ({ type, attrs: { key, alt } }) =>
    key.startsWith(prefix) ? { type, attrs: { key, alt } } : undefined,
  ),
});

export const editAbout: UseCase<typeof schools.endpoints.editAbout> = async (
  actor,
  { rev, about },
  deps,
) => {
  const { schoolId } = actor;
  const now = deps.now();
  const overtaken = async () => {
    const found = await loadInstitution(schoolId, now);
    const current = found && { about: found.shown.about, about_rev: found.own.about_rev };
    return new CallError(CODE.wait, { reason: 'common.changedMeanwhile', data: { current } });
  };
  const before = await abouts.get(schoolId, { consistent: true });
  if ((before?.rev ?? 0) !== rev) throw await overtaken();
  const after = { schoolId, text: storable(about, picturesPrefix(schoolId)) };
  await transact([
    ...(before ? abouts.replacing(schoolId, before, after) : abouts.creating(schoolId, after)),
    ...loggingOperation({ ...actor, now }, 'school.edit-about', {}),
  ]).catch(async (error: unknown) => {
    const isLost =
      isConditionFailure(error) || (error instanceof CallError && error.code === CODE.exists);
    throw isLost ? await overtaken() : error;
  });
  const { content: old = [] } = before?.text ?? {};
  const replaced = dropped(pictureKeys(old), pictureKeys(after.text.content ?? []));
  await releasePictures(actor, replaced, deps);
  return { rev: rev + 1 };
};
