import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { picturesPrefix } from '#functions/platform/object-keys.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { pages } from '#shared/pages/contract.ts';
import { loadPageDto } from './page-dto.ts';
import { type PageSettings, pageSettings } from './page-settings.ts';
import { publicWorks } from './public-works.ts';

type Edit = Input<typeof pages.endpoints.edit>;

/** Only works that everybody may see, and pictures of the own school; that they exist is checked with the write. */
async function requireOwn(actor: Actor, { works, photos }: Edit, before: readonly string[]) {
  const prefix = picturesPrefix(actor.schoolId);
  const isForeign = photos.some(({ key }) => !before.includes(key) && !key.startsWith(prefix));
  if (isForeign) throw refuseField('photos', 'invalid');
  const found = await publicWorks(actor.schoolId, works);
  if (found.length < new Set(works).size) throw refuseField('works', 'invalid');
}

const keysOf = (settings: Pick<PageSettings, 'photos'> | undefined): string[] => [
  ...new Set((settings?.photos ?? []).map(({ key }) => key)),
];

function toSettings(actor: Actor, { rev: _, ...edit }: Edit) {
  const photos = new Map(edit.photos.map((photo) => [photo.key, photo]));
  return {
    schoolId: actor.schoolId,
    off: edit.off,
    works: [...new Set(edit.works)],
    photos: [...photos.values()],
    courses: edit.courses.filter(({ ages, text }) => ages || text),
  };
}

export const editPage: UseCase<typeof pages.endpoints.edit> = async (actor, input, deps) => {
  const { schoolId } = actor;
  const now = deps.now();
  const changed = async () => changedMeanwhile(await loadPageDto(schoolId, now));
  const before = await pageSettings.get(schoolId, { consistent: true });
  if ((before?.rev ?? 0) !== input.rev) throw await changed();
  await requireOwn(actor, input, keysOf(before));
  const after = toSettings(actor, input);
  const shown = await changingShown(actor, [keysOf(before), keysOf(after)]);
  await transact([
    ...shown.writes,
    ...pageSettings.writing(schoolId, before, after),
    ...loggingOperation({ ...actor, now }, 'school.edit-page', {}),
  ]).catch(async (error: unknown) => {
    throw isConditionFailure(error) ? await changed() : error;
  });
  await releaseUnused(actor, shown.dropped, deps);
  return { rev: input.rev + 1 };
};
