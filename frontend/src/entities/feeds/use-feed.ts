import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { type Answer, API_BASE } from '#shared/endpoint.ts';
import { feeds } from '#shared/feeds/contract.ts';

const { show, make, revoke, calendar } = feeds.endpoints;
const feedQuery = queryOf(show, {});

type FeedAnswer = Answer<typeof show>;

/** The addresses of the feed (`https:` and `webcal:`), in the user's language. */
export function useFeedAddress(): (feed: string) => { web: string; app: string } {
  const language = useLanguage();
  return (feed) => {
    const query = new URLSearchParams({ feed, lang: language });
    const web = new URL(`${API_BASE}/${calendar.path}?${query}`, window.location.href).href;
    return { web, app: web.replace(/^https?:/, 'webcal:') };
  };
}

/** The user's feed, and the mutations that create and revoke it. */
export function useFeed() {
  const client = useQueryClient();
  const put = (answer: FeedAnswer) => client.setQueryData(feedQuery.queryKey, answer);
  const query = useQuery(feedQuery);
  const making = useMutation({ mutationFn: () => send(make, {}), onSuccess: put });
  const revoking = useMutation({
    mutationFn: () => send(revoke, {}),
    onSuccess: () => put({ feed: null }),
  });
  return { query, making, revoking };
}
