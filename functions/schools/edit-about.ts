import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { abouts } from '#functions/domain/schools/about.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pictureKeys } from '#functions/domain/storage/rich-text-pictures.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { mapPictures, type RichText } from '#shared/rich-text/rich-text.ts';
import type { schools } from '#shared/schools/contract.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { loadInstitution } from './get-institution.ts';
import { ownPictures } from './own-pictures.ts';

const keysOf = ({ content = [] }: RichText): string[] => [...pictureKeys(content)];

/** The text with only the school's own pictures, and without their addresses, which expire. */
async function storable(actor: Actor, about: RichText, known: readonly string[]) {
  const keys = keysOf(about);
  if (keys.length > SCHOOL_LIMITS.aboutPicturesMax)
    throw refuseField('about', 'too_many_pictures', { count: SCHOOL_LIMITS.aboutPicturesMax });
  const added = keys.filter((key) => !known.includes(key));
  const own = new Set([...known, ...(await ownPictures(actor, added))]);
  const content = mapPictures(about.content ?? [], ({ type, attrs: { key, alt } }) =>
    own.has(key) ? { type, attrs: { key, alt } } : undefined,
  );
  return { type: 'doc' as const, content };
}

export const editAbout: UseCase<typeof schools.endpoints.editAbout> = async (
  actor,
  { rev, about },
  deps,
) => {
  const { schoolId } = actor;
  const now = deps.now();
  const current = async () => {
    const found = await loadInstitution(schoolId, now);
    return found && { about: found.shown.about, about_rev: found.own.about_rev };
  };
  const before = await abouts.get(schoolId, { consistent: true });
  const write = await beginEdit({ before, rev, current });
  const known = before ? keysOf(before.text) : [];
  const after = { schoolId, text: await storable(actor, about, known) };
  const shown = await changingShown(actor, [known, keysOf(after.text)]);
  await write([
    ...shown.writes,
    ...abouts.writing(schoolId, before, after),
    ...loggingOperation({ ...actor, now }, 'school.edit-about', {}),
  ]);
  await releaseUnused(actor, shown.dropped, deps);
  return { rev: rev + 1 };
};
