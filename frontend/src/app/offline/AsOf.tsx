import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { isKeptCall } from '#frontend/src/lib/offline/kept-answers.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';

const cache = queryClient.getQueryCache();
const subscribe = (listener: () => void) => cache.subscribe(listener);

const shown = () =>
  cache.findAll({ type: 'active', predicate: ({ queryKey }) => isKeptCall(queryKey) });

/** The age of the oldest answer on the screen, in milliseconds since 1970; 0 without any. */
function oldestShown(): number {
  const times = shown().map(({ state }) => state.dataUpdatedAt);
  const known = times.filter((time) => time > 0);
  return known.length > 0 ? Math.min(...known) : 0;
}

/** Whether something on the screen waits for an answer that this device does not have. */
const isPartMissing = (): boolean => shown().some(({ state }) => state.data === undefined);

const isToday = (time: number): boolean =>
  new Date(time).toDateString() === new Date().toDateString();

/** How old what is shown without a network is: it is never passed off as fresh. */
export function AsOf() {
  const { t } = useTranslation('offline');
  const { time, dateTime } = useFormats();
  const oldest = useSyncExternalStore(subscribe, oldestShown);
  const isMissing = useSyncExternalStore(subscribe, isPartMissing);
  const at = new Date(oldest);
  return (
    <Typography variant="body2" component="p">
      {oldest > 0 && t('asOf', { time: isToday(oldest) ? time(at) : dateTime(at) })}
      {isMissing && ` ${t('missing')}`}
    </Typography>
  );
}
