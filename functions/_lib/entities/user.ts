import * as z from 'zod';
import { entity, type Stored } from '#functions/_lib/entity.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** A session that ended before its tokens expire; kept until nothing of it can be valid. */
const EndedSession = () => z.object({ id: z.string(), until: z.number().int() });

/** A person who can sign in. */
export const User = () =>
  z.object({
    id: UserId,
    schoolId: SchoolId,
    /** Unique over the whole service, lower case. */
    account: z.string(),
    role: z.union([
      z.literal(ROLE.principal),
      z.literal(ROLE.teacher),
      z.literal(ROLE.student),
      z.literal(ROLE.liveTeacher),
      z.literal(ROLE.platform),
    ]),
    name: z.string(),
    nick: z.string(),
    phone: z.string(),
    remark: z.string(),
    /** Object key of the avatar; empty when there is none. */
    avatar: z.string(),
    disabled: z.boolean(),
    /** Bound to a programming platform. */
    bound: z.boolean(),
    /** Sessions that began before this instant (epoch seconds) are over. */
    sessionsFrom: z.number().int(),
    /** Of the sessions that began at that very second, the only one that goes on. */
    keptSession: z.string().optional(),
    endedSessions: z.array(EndedSession()),
  });
export type User = Stored<z.infer<ReturnType<typeof User>>>;

interface PersonId {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
}

export const users = entity({
  type: 'user',
  version: 1,
  schema: User,
  key: ({ schoolId, userId }: PersonId) => ({ pk: personPartition(schoolId, userId), sk: 'USER' }),
});
