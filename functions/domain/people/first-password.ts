import { createHmac, randomBytes } from 'node:crypto';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { secrets } from '#functions/platform/secrets.ts';
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

/** The first password of a person: an own one, or that of the school as it is now. */
export const firstPasswordOf = (
  { id, schoolId, firstPassword }: Person,
  school: Pick<School, 'id' | 'firstPassword'>,
): Promise<string> =>
  firstPassword === 0 ? schoolPassword(school) : derive('person', schoolId, id, firstPassword);

const UNKNOWN_BYTES = 24;

/** For the user pool, of people who do not sign in there with a password. Nobody knows it. */
export const unknownPassword = (): string => randomBytes(UNKNOWN_BYTES).toString('base64url');
