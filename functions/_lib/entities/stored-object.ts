import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { schoolPrefix } from '#functions/_lib/keys.ts';
import { SchoolId, UserId } from '#shared/ids.ts';

/** What a school stores. All of it counts against the space of its edition. */
const KINDS = ['avatar', 'school-picture', 'lesson-picture'] as const;

/** An object in a bucket: the school's books, which agree with its `storage` figure. */
const StoredObject = () =>
  z.object({
    schoolId: SchoolId,
    /** The object's key in the bucket. */
    key: z.string(),
    kind: z.enum(KINDS),
    bytes: z.number().int().min(0),
    /** Who stored it. */
    owner: UserId,
    at: z.iso.datetime(),
  });
export type StoredObject = z.infer<ReturnType<typeof StoredObject>>;

export const storedObjects = entity({
  type: 'stored-object',
  version: 1,
  schema: StoredObject,
  key: ({ schoolId, key }: Pick<StoredObject, 'schoolId' | 'key'>) => ({
    pk: `${schoolPrefix(schoolId)}OBJECTS`,
    sk: key,
  }),
});
