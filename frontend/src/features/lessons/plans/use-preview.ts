import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { type CallQuery, queryOf } from '#frontend/src/lib/query.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import { lessons } from '#shared/contracts/lessons.ts';

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

/** Begins what is intended. */
export const sendIntent = (
  { call, payload }: Intent,
  more: Readonly<Record<string, string>>,
): Promise<Preview> =>
  call === 'scheduling'
    ? send(scheduling, { ...payload, ...more, preview: '0' })
    : send(bulk, { ...payload, ...more, preview: '0' });

const previewOf = ({ call, payload }: Intent): CallQuery<Preview> =>
  call === 'scheduling'
    ? queryOf(scheduling, { ...payload, preview: '1' })
    : queryOf(bulk, { ...payload, preview: '1' });

/** Stands for an intent that is not complete: it is never asked for. */
const NOTHING: Intent = { call: 'bulk', payload: { action: 'remove' } };

/** What an intent would meet, asked anew whenever it changes; nothing while it is not complete. */
export function usePreview(intent: Intent | null) {
  const wanted = intent && JSON.stringify(intent);
  const asked = useRested(wanted);
  const query = useQuery({
    ...previewOf(asked === null ? NOTHING : JSON.parse(asked)),
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
