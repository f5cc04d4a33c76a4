import { createHmac, randomBytes } from 'node:crypto';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import type { User } from './user.ts';

/** Syllables and digits that are easy to read out, to copy and to type on a tablet. */
const CONSONANTS = 'bdfghjkmnprstvwz';
const VOWELS = 'aeiu';
const DIGITS = '23456789';
const SHAPE = [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS, VOWELS, DIGITS, DIGITS, DIGITS];

/** The sizes are powers of two, so that every password is as likely: 2^27. */
const readable = (bytes: Buffer): string =>
  SHAPE.map((letters, index) => letters[(bytes[index] ?? 0) % letters.length]).join('');

/** The same password for the same text. Nothing is stored: who reads the table learns no password. */
async function derive(...parts: readonly (string | number)[]): Promise<string> {
  const { passwordKey } = await secrets();
  return readable(createHmac('sha256', passwordKey).update(parts.join('\n')).digest());
}

/** The first password of a school, which its principals know. Renewing it raises the number. */
export const schoolPassword = ({
  id,
  firstPassword,
}: Pick<School, 'id' | 'firstPassword'>): Promise<string> => derive('school', id, firstPassword);

/** The school as it is now: that of an actor may be half a minute old. */
export const loadSchool = async (known: School): Promise<School> =>
  (await schools.get(known.id, { consistent: true })) ?? known;

type Person = Pick<User, 'id' | 'schoolId' | 'firstPassword'>;
type Numbered = Pick<User, 'firstPassword'>;

/** Whether the first password of a person is an own one, which opens no other account. */
const hasOwnFirstPassword = ({ firstPassword }: Numbered): boolean => firstPassword > 0;

/** The number of an own first password that the person has not had yet. */
export const nextOwn = ({ firstPassword }: Numbered): number => Math.abs(firstPassword) + 1;

/** The number that stands for the first password of the school. */
export const backToSchool = ({ firstPassword }: Numbered): number => -Math.abs(firstPassword);

/** The first password of a person: an own one, or that of the school as it is now. */
export const firstPasswordOf = (
  person: Person,
  school: Pick<School, 'id' | 'firstPassword'>,
): Promise<string> =>
  hasOwnFirstPassword(person)
    ? derive('person', person.schoolId, person.id, person.firstPassword)
    : schoolPassword(school);

/**
 * The first password of a person as a caller may know it: only principals know that of the school. Undefined
 * when the person has chosen one, or the caller may not know it.
 */
export async function knownFirstPassword(
  role: Role,
  user: User,
  school: School,
): Promise<string | undefined> {
  const isKnown = role === ROLE.principal || hasOwnFirstPassword(user);
  return user.defaultPassword && isKnown ? firstPasswordOf(user, school) : undefined;
}

const UNKNOWN_BYTES = 24;

/** For the user pool, of people who do not sign in there with a password. Nobody knows it. */
export const unknownPassword = (): string => randomBytes(UNKNOWN_BYTES).toString('base64url');
