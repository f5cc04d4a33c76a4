import { abouts, noAbout } from '#functions/domain/schools/about.ts';
import { informations, noInformation } from '#functions/domain/schools/information.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { withAddresses } from '#functions/domain/storage/rich-text-pictures.ts';
import { CallError } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { getItems } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { schools as contract } from '#shared/schools/contract.ts';

async function loadParts(schoolId: SchoolId) {
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

/** What a school publishes about itself, with signed addresses; undefined when there is no such school. */
export async function loadInstitution(schoolId: SchoolId, now: Date) {
  const { school, information, about } = await loadParts(schoolId);
  if (!school) return undefined;
  const { rev, map, schoolId: _, ...fields } = information;
  const shown = {
    id: school.id,
    name: school.name,
    logo: await mediaUrl(school.logo, now),
    ...fields,
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

export const getInfo: UseCase<typeof contract.endpoints.getInfo> = async (actor, _input, deps) => {
  const institution = await loadInstitution(actor.schoolId, deps.now());
  if (!institution) throw new CallError(CODE.notFound);
  return { ...institution.shown, ...institution.own };
};

/** The public page of a school; not of the platform's own tenant or of a closed school. */
export const getIntroduction: UseCase<typeof contract.endpoints.introduction> = async (
  _visitor,
  { school: schoolId },
  deps,
) => {
  const institution = await loadInstitution(schoolId, deps.now());
  const isPublic =
    institution?.school.state === 'active' && institution.school.edition !== 'platform';
  if (!isPublic) throw new CallError(CODE.notFound, { reason: 'schools.missing' });
  return institution.shown;
};
