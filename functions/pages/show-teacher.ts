import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import type { pages } from '#shared/pages/contract.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

const toDto = ({ pageLine }: Pick<User, 'pageLine'>) => ({
  on: pageLine !== undefined,
  line: pageLine ?? '',
});

export const ownShowing: UseCase<typeof pages.endpoints.own> = async ({ schoolId, userId }) => {
  const user = await users.get({ schoolId, userId });
  if (!user) throw new CallError(CODE.notFound);
  return toDto(user);
};

/** Nobody is shown by somebody else's choice; a principal may only take a colleague off the page. */
function requireOwnChoice(actor: Actor, id: UserId, on: boolean): void {
  if (id === actor.userId) return;
  if (on || actor.role !== ROLE.principal) throw new CallError(CODE.forbidden);
}

export const showTeacher: UseCase<typeof pages.endpoints.show> = async (
  actor,
  { user_id: userId = actor.userId, on, line },
  deps,
) => {
  requireOwnChoice(actor, userId, on);
  const { schoolId } = actor;
  const after = await users.change(
    { schoolId, userId },
    ({ pageLine, rev: _, ...user }) => {
      if (user.removed || !STAFF.includes(user.role)) throw new CallError(CODE.notFound);
      if (pageLine === (on ? line : undefined)) return undefined;
      return { ...user, ...(on && { pageLine: line }) };
    },
    ({ id, pageLine }) =>
      loggingOperation({ ...actor, now: deps.now() }, 'school.page-teacher', {
        id,
        before: { on: pageLine !== undefined },
        after: { on },
      }),
  );
  if (!after) throw new CallError(CODE.notFound);
  return toDto(after);
};
