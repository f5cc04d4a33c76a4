import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { releasingObject, storedObjects, usingObject, watchingObject } from './stored-object.ts';

type School = Pick<Actor, 'schoolId'>;

/**
 * One use less of each object, as a part of the transaction that shows them no more; they may then be
 * removed. Fails without a refusal, to be tried again.
 */
export async function droppingObjects(
  { schoolId }: School,
  keys: readonly string[],
): Promise<TransactWrite[]> {
  const found = await storedObjects.getMany(
    keys.map((key) => ({ schoolId, key })),
    { consistent: true },
  );
  return found.flatMap((object) => {
    if (!object) return [];
    const { refusal: _, ...less } = releasingObject(object);
    return [...(object.uses > 0 ? [less] : []), ...watchingObject(object)];
  });
}

const without = (keys: readonly string[], others: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => key !== '' && !others.includes(key))),
];

/** What comes and goes when something shows other objects than before; `dropped` may then be removed. */
export async function changingShown(
  actor: School,
  [before, after]: readonly [readonly string[], readonly string[]],
): Promise<{ readonly writes: TransactWrite[]; readonly dropped: string[] }> {
  const dropped = without(before, after);
  const { schoolId } = actor;
  const added = without(after, before).map((key) => usingObject({ schoolId, key }));
  return { writes: [...added, ...(await droppingObjects(actor, dropped))], dropped };
}
