import { loadManagedClass } from '#functions/_lib/classes/class-scope.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { classPartition } from '#functions/_lib/entities/class.ts';
import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/_lib/entities/class-membership.ts';
import { type User, users } from '#functions/_lib/entities/user.ts';
import { mediaUrl } from '#functions/_lib/media.ts';
import type { ClassChild } from '#shared/contracts/class-fields.ts';
import type { classes } from '#shared/contracts/classes.ts';

async function toChild(user: User, joined: string, now: Date): Promise<ClassChild> {
  const { id, name, account, avatar, disabled } = user;
  return { id, name, account, avatar: await mediaUrl(avatar, now), joined, disabled };
}

export const listChildren: UseCase<typeof classes.endpoints.children> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId } = actor;
  const { id, size: total } = await loadManagedClass(actor, input.class_id);
  const list = `children ${id}`;
  const { items, next } = await classMemberships.page(
    classPartition(schoolId, id),
    MEMBERSHIP_PREFIX,
    { limit: input.limit, from: await fromCursor(input.cursor, list) },
  );
  const found = await users.getMany(items.map(({ userId }) => ({ schoolId, userId })));
  const children = items.flatMap(({ joined }, index) => {
    const user = found[index];
    return user ? [toChild(user, joined, deps.now())] : [];
  });
  return { list: await Promise.all(children), cursor: await toCursor(next, list), total };
};
