import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';
import type { UsageEntry } from '#shared/usage/contract.ts';

/** What a view asks for, and what it answers. */
export interface ViewQuery {
  readonly actor: Actor;
  readonly now: Date;
  readonly limit: number;
  readonly from: Item | undefined;
}
export interface ViewPage {
  readonly entries: readonly UsageEntry[];
  readonly next: Item | undefined;
}

/** An entry that says nothing yet. */
export const EMPTY = {
  group: null,
  name: '',
  bytes: 0,
  files: 0,
  stored: 0,
  removed: 0,
  person: null,
  at: '',
  until: null,
  shown: '',
  url: '',
} as const satisfies Omit<UsageEntry, 'id'>;

/** People by their ids, as entries name them. Who has left, and is not kept any more, has no name. */
export async function loadPeople({ schoolId }: Pick<Actor, 'schoolId'>, ids: readonly UserId[]) {
  const distinct = [...new Set(ids)];
  const found = await users.getMany(distinct.map((userId) => ({ schoolId, userId })));
  const people = new Map(
    distinct.map((id, at) => {
      const user = found[at];
      const isThere = user !== undefined && !user.removed;
      return [id, { id, name: isThere ? user.name : '', role: user?.role ?? 0 }] as const;
    }),
  );
  return (id: UserId) => people.get(id) ?? { id, name: '', role: 0 };
}
