import Typography from '@mui/material/Typography';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { View } from './session.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** In words, and true: what is saved where. */
function useStateText({ dirtySince, savedAt, saving }: View): string {
  const { t } = useTranslation('scratch');
  const { time } = useFormats();
  const online = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (saving.kind === 'refused') return t('state.refused');
  if (saving.kind === 'stale') return t('state.stale');
  if (saving.kind === 'unkept') return t('state.unkept');
  if (dirtySince) return t('state.unsavedSince', { time: time(savedAt ?? dirtySince) });
  if (saving.kind === 'sending') return t('state.saving');
  if (saving.kind === 'kept') return t(online ? 'state.kept' : 'state.offline');
  return savedAt ? t('state.savedAt', { time: time(savedAt) }) : '';
}

export function SavingState({ view }: { readonly view: View }) {
  const text = useStateText(view);
  return (
    <Typography variant="body2" role="status" color="inherit" sx={{ minWidth: 0 }}>
      {text}
    </Typography>
  );
}
