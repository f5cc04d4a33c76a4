import * as z from 'zod';
import { entity, type Page, type QueryOptions, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId, UserId } from '#shared/ids.ts';

/** What the files of a person take, and what was stored and removed of them ever: bytes. */
const PersonSpace = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    in: z.number().int(),
    out: z.number().int(),
  });
type PersonSpaceValue = z.infer<ReturnType<typeof PersonSpace>>;
export type PersonSpace = Stored<PersonSpaceValue>;
type PersonSpaceId = Pick<PersonSpaceValue, 'schoolId' | 'userId'>;

const DIGITS = 16;
/** Numbers as texts that sort like them. */
export const bySize = (bytes: number): string => String(Math.max(0, bytes)).padStart(DIGITS, '0');

const largestFirst = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}SPACE#PEOPLE`;

/** It stays when the person leaves, as their files do for a time. */
export const personSpaces = entity({
  type: 'person-space',
  version: 1,
  schema: PersonSpace,
  key: ({ schoolId, userId }: PersonSpaceId) => ({
    pk: `${schoolPrefix(schoolId)}SPACE#PERSON`,
    sk: userId,
  }),
  indexes: (value) =>
    value.in > value.out
      ? { gsi1pk: largestFirst(value.schoolId), gsi1sk: bySize(value.in - value.out) }
      : undefined,
});

/** People by what their files take, most first. */
export const pageOfSpaces = (
  schoolId: SchoolId,
  options: QueryOptions,
): Promise<Page<PersonSpaceValue>> =>
  personSpaces.pageOfIndex(largestFirst(schoolId), { ...options, descending: true });
