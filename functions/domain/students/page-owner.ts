import { opens, ownerOf, parentCodes } from '#functions/domain/people/parent-code.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import {
  type Information,
  informations,
  noInformation,
} from '#functions/domain/schools/information.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { siblingsOf } from '#functions/domain/students/siblings.ts';
import { CallError } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { getItemsInOrder } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import type { PageSchool } from '#shared/parents/contract.ts';

export interface PageOwner {
  /** The child that is shown. */
  readonly user: User;
  readonly siblings: readonly User[];
  readonly school: School;
  readonly information: Information;
}

export async function toPageSchool(
  { name, logo }: School,
  { phone, address, hours }: Information,
  now: Date,
): Promise<PageSchool> {
  return { name, logo: await mediaUrl(logo, now), phone, address, hours };
}

/** Whoever has an old address is told whom to ask; a school publishes this of itself anyway. */
async function over(school: School | undefined, information: Information, now: Date) {
  const isThere = school?.state === 'active' && school.edition !== 'platform';
  return new CallError(CODE.notFound, {
    reason: 'parents.over',
    data: { school: isThere ? await toPageSchool(school, information, now) : null },
  });
}

async function loadOwner(token: string) {
  const owner = ownerOf(token);
  const [code, [user, school, information]] = await Promise.all([
    // A revoked page is closed at once.
    parentCodes.get(owner, { consistent: true }),
    getItemsInOrder([
      users.key(owner),
      schools.key(owner.schoolId),
      informations.key(owner.schoolId),
    ]),
  ]);
  return {
    isOpen: await opens(token, code),
    user: user && users.parse(user),
    school: school && schools.parse(school),
    information: information ? informations.parse(information) : noInformation(owner.schoolId),
  };
}

const maySignIn = ({ removed, disabled, licensed }: User): boolean =>
  !removed && !disabled && licensed;

/** Siblings whose own page was opened for the family, and not closed since. */
async function openSiblings(user: User): Promise<User[]> {
  const found = (await siblingsOf(user)).filter(maySignIn);
  const codes = await parentCodes.getMany(
    found.map(({ schoolId, id: userId }) => ({ schoolId, userId })),
  );
  return found.filter((_, index) => Boolean(codes[index]?.salt));
}

/**
 * The child of an address, or with `child` a sibling. Throws 2004 with `data.school` for an unknown or revoked
 * address, and for a child who is no sibling.
 */
export async function loadPageOwner(
  { token, child }: { readonly token: string; readonly child?: UserId | undefined },
  now: Date,
): Promise<PageOwner> {
  const { isOpen, user, school, information } = await loadOwner(token);
  if (!isOpen || !user || !maySignIn(user) || school?.state !== 'active')
    throw await over(school, information, now);
  const family = [user, ...(await openSiblings(user))];
  const shown = family.find(({ id }) => id === (child ?? user.id));
  if (!shown) throw await over(school, information, now);
  return { user: shown, siblings: family.filter((each) => each !== shown), school, information };
}
