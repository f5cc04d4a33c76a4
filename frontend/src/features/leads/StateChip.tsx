import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { LeadState } from '#shared/leads/rules.ts';

const COLOURS = {
  new: 'info',
  contacted: 'default',
  trial_booked: 'secondary',
  trial_done: 'primary',
  enrolled: 'success',
  lost: 'default',
} as const;

export function StateChip({ state }: { readonly state: LeadState }) {
  const { t } = useTranslation('leads');
  return (
    <Chip
      size="small"
      color={COLOURS[state]}
      variant={state === 'lost' ? 'outlined' : 'filled'}
      label={t(`states.${state}`)}
    />
  );
}
