import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { type Draft, unsentOf } from './draft.ts';
import { drafts } from './open-drafts.ts';

/** The user's unsent projects on this device; undefined while loading. */
export function useUnsent(): readonly Draft[] | undefined {
  const { user } = useSignedIn();
  const { data } = useQuery({
    // biome-ignore lint/plugin/query-keys: reads the device's store, makes no call.
    queryKey: ['scratch', 'unsent', user.id],
    // A device without a store keeps nothing.
    queryFn: async () => (await drafts.list(user.id).catch(() => [])).filter(unsentOf),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
