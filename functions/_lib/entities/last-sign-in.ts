import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import type { PersonId } from './user.ts';

/**
 * When a person last signed in. An item of its own beside the person: it is written over at every
 * sign-in without a look, and an edit of the person does not clash with it.
 */
const LastSignIn = () => z.object({ schoolId: SchoolId, userId: UserId, at: z.iso.datetime() });

export const lastSignIns = entity({
  type: 'last-sign-in',
  version: 1,
  schema: LastSignIn,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'SIGNIN',
  }),
});

export const rememberSignIn = ({ schoolId, userId }: PersonId, now: Date): Promise<void> =>
  lastSignIns.overwrite({ schoolId, userId }, { schoolId, userId, at: now.toISOString() });
