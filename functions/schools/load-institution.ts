import { type School, schools } from '#functions/domain/schools/school.ts';
import { withAddresses } from '#functions/domain/storage/rich-text-pictures.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { getItems } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { abouts, informations, noAbout, noInformation } from './institution.ts';

async function load(schoolId: SchoolId) {
  const items = await getItems([
    schools.key(schoolId),
    informations.key(schoolId),
    abouts.key(schoolId),
  ]);
  const [school, information, about] = [schools, informations, abouts].map(({ is }) =>
    items.find(is),
  );
  return {
    school: school && schools.parse(school),
    information: information ? informations.parse(information) : noInformation(schoolId),
    about: about ? abouts.parse(about) : noAbout(schoolId),
  };
}

/** What a school tells of itself, with signed addresses; undefined when there is no such school. */
export async function loadInstitution(schoolId: SchoolId, now: Date) {
  const { school, information, about } = await load(schoolId);
  if (!school) return undefined;
  const { rev, map, schoolId: _, ...told } = information;
  const shown = {
    id: school.id,
    name: school.name,
    logo: await mediaUrl(school.logo, now),
    ...told,
    map: await mediaUrl(map, now),
    about: { type: 'doc' as const, content: await withAddresses(about.text.content ?? [], now) },
  };
  return { school, shown, own: ownPart(school, map, rev, about.rev) };
}

/** What only the school itself needs: keys and revisions to edit with. */
const ownPart = ({ logo }: School, map: string, rev: number, about_rev: number) => ({
  logo_key: logo,
  map_key: map,
  rev,
  about_rev,
});
