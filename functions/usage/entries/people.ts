import {
  type PersonSpace,
  pageOfSpaces,
  personSpaces,
} from '#functions/domain/storage/person-space.ts';
import { loadSpace } from '#functions/domain/storage/space.ts';
import { type PersonFigure, personFigures } from '#functions/domain/storage/stored-figures.ts';
import type { UserId } from '#shared/ids.ts';
import { EMPTY, loadPeople, type ViewPage, type ViewQuery } from './entry.ts';

/** People who stored most since their figures were moved, and may belong on the first page. */
const NEWEST = 20;

type Space = Pick<PersonSpace, 'userId' | 'in' | 'out'>;
const sizeOf = (space: Pick<Space, 'in' | 'out'>): number => space.in - space.out;
const NONE: PersonFigure = { in: 0, out: 0 };

/** What waits of each person: figures of a person wait in one part. */
async function loadWaiting({ actor }: ViewQuery): Promise<Map<UserId, PersonFigure>> {
  const { waiting } = await loadSpace(actor.schoolId);
  return new Map(waiting.flatMap((part) => [...personFigures(part)]));
}

/** Those who stored most lately, with what they have in all, if the list does not show them yet. */
async function loadNewest(
  { actor: { schoolId } }: ViewQuery,
  waiting: ReadonlyMap<UserId, PersonFigure>,
  listed: readonly Space[],
): Promise<Space[]> {
  const known = new Set(listed.map(({ userId }) => userId));
  const ids = [...waiting]
    .filter(([id, figure]) => !known.has(id) && sizeOf(figure) > 0)
    .toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
    .slice(0, NEWEST)
    .map(([id]) => id);
  const found = await personSpaces.getMany(ids.map((userId) => ({ schoolId, userId })));
  return ids.map((userId, at) => found[at] ?? { userId, in: 0, out: 0 });
}

/** Whose files take the space, most first. */
export async function pageOfPeople(query: ViewQuery): Promise<ViewPage> {
  const { actor, limit, from } = query;
  const [{ items, next }, waiting] = await Promise.all([
    pageOfSpaces(actor.schoolId, { limit, from }),
    loadWaiting(query),
  ]);
  const withWaiting = ({ userId, ...space }: Space): Space => {
    const more = waiting.get(userId) ?? NONE;
    return { userId, in: space.in + more.in, out: space.out + more.out };
  };
  const least = next ? sizeOf(items.at(-1) ?? NONE) : 0;
  const newest = from ? [] : (await loadNewest(query, waiting, items)).map(withWaiting);
  const all = [...items.map(withWaiting), ...newest.filter((each) => sizeOf(each) > least)];
  const shown = all.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const personOf = await loadPeople(
    actor,
    shown.map(({ userId }) => userId),
  );
  const entries = shown.map((space) => {
    const person = personOf(space.userId);
    const { in: stored, out: removed } = space;
    return {
      ...EMPTY,
      id: space.userId,
      name: person.name,
      bytes: sizeOf(space),
      stored,
      removed,
      person,
    };
  });
  return { entries, next };
}
