import { pageOfMembers } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/classes/contract.ts';
import type { ClassChild } from '#shared/classes/fields.ts';

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
  const from = await fromCursor(input.cursor, list);
  const { items, next } = await pageOfMembers(schoolId, id, { limit: input.limit, from });
  const found = await users.getMany(items.map(({ userId }) => ({ schoolId, userId })));
  const children = items.flatMap(({ joined }, index) => {
    const user = found[index];
    return user ? [toChild(user, joined, deps.now())] : [];
  });
  return { list: await Promise.all(children), cursor: await toCursor(next, list), total };
};
