import type { HomePart } from '#shared/homes/contract.ts';
import { readParts } from './api.ts';
import { takeFirstRead } from './first-read.ts';
import { arrivedParts, partKey, partsOf, type ReadParts, readEarly } from './home-parts.ts';
import { queryClient } from './query-client.ts';
import { getSession, type Session } from './session.ts';

/** As a query is by default (`query-client.ts`). */
const FRESH_MS = 30_000;

const isFresh = (part: HomePart, session: Session): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: partKey(part, session) })
    .some((query) => !query.isStaleByTime(FRESH_MS));

const readFirst: ReadParts = async (home, parts) =>
  (await takeFirstRead(home)) ?? readParts(home, parts);

/**
 * Begins to read the user's home in one call, while the code of the screen is loaded. What is known already is
 * not read again.
 */
export function openHome(): void {
  const session = getSession();
  if (!session) return;
  const parts = partsOf(session).filter((part) => !isFresh(part, session));
  readEarly(parts, session, readFirst);
}

/**
 * Gives what has come to the queries before anything is drawn, so that a home is drawn with its data at once: what the
 * first script has written would disappear for a moment otherwise. As one answer and as the first of several pages,
 * because a part does not say how its card asks.
 */
export function cacheHome(): void {
  const session = getSession();
  if (!session) return;
  for (const { part, data } of arrivedParts(session)) {
    const key = partKey(part, session);
    queryClient.setQueryData(key, data);
    queryClient.setQueryData([...key, 'pages'], { pages: [data], pageParams: [undefined] });
  }
}
