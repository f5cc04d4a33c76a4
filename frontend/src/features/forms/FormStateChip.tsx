import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { FormState } from '#shared/forms/state.ts';

const COLOURS = {
  open: 'success',
  early: 'info',
  over: 'default',
  closed: 'default',
  full: 'warning',
} as const satisfies Record<FormState, string>;

export function FormStateChip({ state }: { readonly state: FormState }) {
  const { t } = useTranslation('forms');
  return <Chip size="small" color={COLOURS[state]} label={t(`states.${state}`)} />;
}
