import type { Actor } from '#functions/_lib/actor.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { abouts, informations } from '#functions/_lib/entities/institution.ts';
import { schools } from '#functions/_lib/entities/school.ts';
import { pictureKeys } from '#functions/_lib/rich-text-pictures.ts';
import { releaseObjects } from '#functions/_lib/storage.ts';

/** The pictures of which an edit says that it shows them no more; nothing for none. */
export const dropped = (before: Iterable<string>, after: Iterable<string>): string[] => {
  const kept = new Set(after);
  return [...before].filter((key) => key !== '' && !kept.has(key));
};

/** Gives the space of pictures back that neither logo, map nor introduction shows any more. */
export async function releasePictures(
  actor: Actor,
  keys: readonly string[],
  deps: Deps,
): Promise<void> {
  if (keys.length === 0) return;
  const [school, information, about] = await Promise.all([
    schools.get(actor.schoolId, { consistent: true }),
    informations.get(actor.schoolId, { consistent: true }),
    abouts.get(actor.schoolId, { consistent: true }),
  ]);
  const shown = new Set([
    school?.logo,
    information?.map,
    ...pictureKeys(about?.text.content ?? []),
  ]);
  const unused = keys.filter((key) => !shown.has(key));
  await releaseObjects(actor, unused, deps);
}
