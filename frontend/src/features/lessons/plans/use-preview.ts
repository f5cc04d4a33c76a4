import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { lessonKeys } from '../queries.ts';

const { scheduling, bulk } = lessons.endpoints;
/** What shall happen to many lessons, as one call or the other asks for it. */
export type Intent =
  | { readonly call: 'scheduling'; readonly payload: Payload<typeof scheduling> }
  | { readonly call: 'bulk'; readonly payload: Payload<typeof bulk> };
export type Preview = Answer<typeof bulk>;

/** Whoever types gets an answer when the hands rest. */
const PAUSE_MS = 250;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

export const sendIntent = (
  { call, payload }: Intent,
  more: { readonly preview: '0' | '1'; readonly [name: string]: string },
  signal?: AbortSignal,
): Promise<Preview> => {
  const options = signal ? { signal } : {};
  return call === 'scheduling'
    ? send(scheduling, { ...payload, ...more }, options)
    : send(bulk, { ...payload, ...more }, options);
};

/** What an intent would meet, asked anew whenever it changes; nothing while it is not complete. */
export function usePreview(intent: Intent | null) {
  const wanted = intent && JSON.stringify(intent);
  const asked = useRested(wanted);
  const query = useQuery({
    queryKey: [...lessonKeys.all, 'preview', asked],
    queryFn: ({ signal }) => sendIntent(JSON.parse(asked ?? ''), { preview: '1' }, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // What was free a minute ago may not be so any more.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const current = wanted === asked && !query.isFetching && !query.isPlaceholderData;
  return {
    preview: wanted === null || query.error ? undefined : query.data,
    error: wanted !== null && wanted === asked ? query.error : null,
    /** Whether it tells of what the form says now. */
    current: wanted !== null && current && query.isSuccess,
    asking: wanted !== null && !current,
  };
}
