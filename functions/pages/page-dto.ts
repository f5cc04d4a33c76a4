import type { Work } from '#functions/domain/works/work.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { pages } from '#shared/pages/contract.ts';
import { loadOwnItems } from './load-page.ts';
import { newestPublicWorks, publicWorks } from './public-works.ts';
import { shownTeachers } from './shown-teachers.ts';
import { trialClasses } from './trial-lessons.ts';

type Settings = Answer<typeof pages.endpoints.settings>;

async function toOffered(found: readonly Work[], now: Date): Promise<Settings['offered']> {
  const dtos = found.map(async ({ id, title, kind, shown, thumbnail }) => ({
    id,
    title,
    kind,
    thumbnail: await mediaUrl(shown?.thumbnail ?? thumbnail, now),
  }));
  return Promise.all(dtos);
}

/** What a principal decides about the page, with what there is to choose from. */
export async function loadPageDto(schoolId: SchoolId, now: Date): Promise<Settings> {
  const [{ settings, calendar }, newest, teachers, classes] = await Promise.all([
    loadOwnItems(schoolId),
    newestPublicWorks(schoolId),
    shownTeachers(schoolId),
    trialClasses(schoolId),
  ]);
  const known = new Set(newest.map(({ id }) => id));
  const older = await publicWorks(
    schoolId,
    settings.works.filter((id) => !known.has(id)),
  );
  const offered = [...newest, ...older];
  const words = new Map(settings.courses.map((each) => [each.id, each]));
  return {
    rev: settings.rev,
    off: settings.off,
    works: settings.works.filter((id) => offered.some((work) => work.id === id)),
    photos: await Promise.all(
      settings.photos.map(async (photo) => ({ ...photo, url: await mediaUrl(photo.key, now) })),
    ),
    courses: calendar.courses
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => {
        const { ages = '', text = '' } = words.get(id) ?? {};
        return { id, name, ages, text };
      }),
    offered: await toOffered(offered, now),
    teachers: teachers.map(({ id, name, pageLine = '' }) => ({ id, name, line: pageLine })),
    classes: classes.map(({ id, name }) => ({ id, name })),
  };
}
