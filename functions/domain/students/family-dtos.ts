import type { User } from '#functions/domain/people/user.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { StudentId } from '#shared/ids.ts';
import type { SamePhoneDto, SiblingDto } from '#shared/students/family-fields.ts';
import { siblingsOf, studentsOfSamePhone } from './siblings.ts';
import { isOwnStudent, type OwnClasses } from './student-scope.ts';

const toSiblings = (found: readonly User[], now: Date): Promise<SiblingDto[]> =>
  Promise.all(
    found.map(async ({ id, name, avatar }) => ({
      id: StudentId.parse(id),
      name,
      avatar: await mediaUrl(avatar, now),
    })),
  );

/** Other students with the same phone: by name those whom the caller manages, and the number of all others. */
export async function toSamePhone(user: User, own: OwnClasses, now: Date): Promise<SamePhoneDto> {
  const found = await studentsOfSamePhone(user);
  const seen = found.filter((other) => isOwnStudent(other, own));
  return { list: await toSiblings(seen, now), others: found.length - seen.length };
}

/** The siblings of a student, and who may be another one. */
export async function toFamilyDto(user: User, own: OwnClasses, now: Date) {
  const [siblings, same_phone] = await Promise.all([
    siblingsOf(user).then((found) => toSiblings(found, now)),
    toSamePhone(user, own, now),
  ]);
  return { siblings, same_phone };
}
