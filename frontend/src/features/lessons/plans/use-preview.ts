import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { type CallQuery, queryOf } from '#frontend/src/lib/query.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import { lessons } from '#shared/lessons/contract.ts';

const { scheduling, bulk } = lessons.endpoints;
/** A change of many lessons, as the request of one of the two calls. */
export type Intent =
  | { readonly call: 'scheduling'; readonly payload: Payload<typeof scheduling> }
  | { readonly call: 'bulk'; readonly payload: Payload<typeof bulk> };
export type Preview = Answer<typeof bulk>;

/** The preview is requested after a pause in typing. */
const PAUSE_MS = 250;

function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Begins the plan. */
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

/** Placeholder of an incomplete intent; it is never sent. */
const NOTHING: Intent = { call: 'bulk', payload: { action: 'remove' } };

/** The preview of an intent, requested again when it changes; undefined while it is incomplete. */
export function usePreview(intent: Intent | null) {
  const wanted = intent && JSON.stringify(intent);
  const asked = useDebounced(wanted);
  const query = useQuery({
    ...previewOf(asked === null ? NOTHING : JSON.parse(asked)),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // A slot that was free may be taken by now.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const current = wanted === asked && !query.isFetching && !query.isPlaceholderData;
  return {
    preview: wanted === null || query.error ? undefined : query.data,
    error: wanted !== null && wanted === asked ? query.error : null,
    /** Whether the preview belongs to the current values of the form. */
    current: wanted !== null && current && query.isSuccess,
    asking: wanted !== null && !current,
  };
}
