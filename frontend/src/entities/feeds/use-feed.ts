import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { type Answer, API_BASE } from '#shared/contracts/endpoint.ts';
import { feeds } from '#shared/contracts/feeds.ts';

const { show, make, revoke, calendar } = feeds.endpoints;
const shownFeed = queryOf(show, {});

type Shown = Answer<typeof show>;

/** The address that calendar applications ask, in the language that the person reads. */
export function useFeedAddress(): (feed: string) => { web: string; app: string } {
  const language = useLanguage();
  return (feed) => {
    const query = new URLSearchParams({ feed, lang: language });
    const web = new URL(`${API_BASE}/${calendar.path}?${query}`, window.location.href).href;
    return { web, app: web.replace(/^https?:/, 'webcal:') };
  };
}

/** The person's own feed, and how it comes and goes. */
export function useFeed() {
  const client = useQueryClient();
  const put = (shown: Shown) => client.setQueryData(shownFeed.queryKey, shown);
  const query = useQuery(shownFeed);
  const making = useMutation({ mutationFn: () => send(make, {}), onSuccess: put });
  const revoking = useMutation({
    mutationFn: () => send(revoke, {}),
    onSuccess: () => put({ feed: null }),
  });
  return { query, making, revoking };
}
