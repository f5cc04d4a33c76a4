import { useTranslation } from 'react-i18next';
import { useNow } from '#frontend/src/entities/tasks/use-now.ts';
import { useSaidMoment } from '#frontend/src/lib/moment-words.ts';
import { type Circumstances, savingState } from './saving-state.ts';
import type { View } from './view.ts';

/** Languages say a time and a day differently. */
const ON_ANOTHER_DAY = {
  unsavedSince: 'unsavedSince',
  savedAt: 'savedOn',
  savedOffline: 'savedOnOffline',
} as const;

/** The state of saving, in words. */
export function useStateText(view: View, circumstances: Circumstances): string {
  const { t } = useTranslation('scratch');
  const say = useSaidMoment();
  const now = useNow();
  const state = savingState(view, circumstances);
  if (!state) return '';
  if (!('at' in state)) return t(`state.${state.kind}`);
  const { time, isToday } = say(state.at, now);
  return t(`state.${isToday ? state.kind : ON_ANOTHER_DAY[state.kind]}`, { time });
}
