import { onlineManager, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { ApiError, isUnavailable, isUnreachable } from '#frontend/src/lib/api-error.ts';
import { currentLanguage } from '#frontend/src/lib/language.ts';
import { dropAnswer, isKeptCall, keepAnswer } from '#frontend/src/lib/offline/kept-answers.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { getSession, type Session } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';
import { isFilledIn, showKept } from './kept-queries.ts';
import { lose, reached } from './reachability.ts';

/** The child who is signed in; nothing of anybody else is kept. */
export const childSession = (): Session | undefined => {
  const session = getSession();
  return session?.role === ROLE.student ? session : undefined;
};

const ignore = () => undefined;

function keep({ queryKey, state }: Query, { user }: Session): void {
  if (!isKeptCall(queryKey)) return;
  const owner = { person: user.id, language: currentLanguage() };
  const { data, error, dataUpdatedAt: at } = state;
  if (error instanceof ApiError && error.kind === 'server')
    void dropAnswer(owner, queryKey).catch(ignore);
  else if (data !== undefined) void keepAnswer(owner, { queryKey, data, at }).catch(ignore);
}

/** Looks at a query as it is: its answer is kept, its failure to reach the server believed. */
function follow(query: Query): void {
  const child = childSession();
  if (!child) return;
  const { error, fetchFailureReason } = query.state;
  const fault = error ?? fetchFailureReason;
  if (isUnreachable(fault)) lose();
  // There is a network and the service has a fault: what is kept is seen, and nothing waits.
  else if (isUnavailable(fault)) void showKept(child);
  else keep(query, child);
}

function hear(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'updated') return;
  const { action, query } = event;
  if (action.type === 'success') {
    if (!action.manual) reached();
    // Also what the page has set itself, e.g. when something was handed in.
    if (!isFilledIn(query.state.data)) follow(query);
  }
  if (action.type === 'failed' || action.type === 'error') follow(query);
}

/** Shows what is kept as soon as there is no network, or none that leads to the server. */
function followNetwork(online: boolean): void {
  const child = childSession();
  if (!online && child) void showKept(child);
}

let following = false;

/** From now on answers are kept, also those that have come before the device was settled. */
export function followQueries(): void {
  const cache = queryClient.getQueryCache();
  if (!following) {
    following = true;
    cache.subscribe(hear);
    onlineManager.subscribe(followNetwork);
    followNetwork(onlineManager.isOnline());
  }
  for (const query of cache.getAll()) follow(query);
}
