import { hashKey } from '@tanstack/react-query';
import type { Language } from '#shared/languages.ts';
import { getSession } from '../session.ts';
import { isKeeping } from './caches.ts';
import { KEPT_SHAPES } from './kept-calls.ts';
import { type KeptAnswer, keptDatabase } from './kept-database.ts';

/** More than a child opens in a week; answers that are older say too little of today. */
const MAX_ANSWERS = 150;
const MAX_AGE_MS = 14 * 86_400_000;

const shapeOf = ([path]: readonly unknown[]): string | undefined =>
  typeof path === 'string' ? KEPT_SHAPES[path] : undefined;

/** Whether the answers to a call are kept; queries that are no calls have names that are no paths of calls. */
export const isKeptCall = (queryKey: readonly unknown[]): boolean =>
  shapeOf(queryKey) !== undefined;

interface Owner {
  readonly person: string;
  readonly language: Language;
}

const idOf = ({ person, language }: Owner, queryKey: readonly unknown[]): string =>
  `${person} ${language} ${hashKey(queryKey)}`;

async function store() {
  const database = await keptDatabase();
  return database.transaction('answers', 'readwrite').store;
}

/** The person may have signed out while the store was opened. */
const isSignedIn = (person: string): boolean => getSession()?.user.id === person;

export async function keepAnswer(
  owner: Owner,
  { queryKey, data, at }: Pick<KeptAnswer, 'queryKey' | 'data' | 'at'>,
): Promise<void> {
  const shape = shapeOf(queryKey);
  if (!shape || !(await isKeeping())) return;
  const answers = await store();
  if (!isSignedIn(owner.person)) return;
  await answers.put({ ...owner, id: idOf(owner, queryKey), shape, queryKey, data, at });
  const surplus = (await answers.count()) - MAX_ANSWERS;
  if (surplus <= 0) return;
  const oldest = await answers.index('at').getAllKeys(undefined, surplus);
  for (const id of oldest) await answers.delete(id);
}

/** The server no longer answers it: what it said before is not true any more. */
export async function dropAnswer(owner: Owner, queryKey: readonly unknown[]): Promise<void> {
  if (await isKeeping()) await (await store()).delete(idOf(owner, queryKey));
}

/** Those of this person in this language that are not too old and are understood, the newest last. */
export async function answersOf({ person, language }: Owner): Promise<readonly KeptAnswer[]> {
  const database = await keptDatabase();
  const since = IDBKeyRange.lowerBound(Date.now() - MAX_AGE_MS);
  const found = await database.getAllFromIndex('answers', 'at', since);
  return found
    .filter((answer) => answer.person === person && answer.language === language)
    .filter(({ queryKey, shape }) => shape === shapeOf(queryKey));
}
