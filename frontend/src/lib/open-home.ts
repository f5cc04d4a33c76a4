import type { HomePart } from '#shared/homes/rules.ts';
import { readParts } from './api.ts';
import { takeFirstRead } from './first-read.ts';
import { partKey, partsOf, type ReadParts, readEarly } from './home-parts.ts';
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
