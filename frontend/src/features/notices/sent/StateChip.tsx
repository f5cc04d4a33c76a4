import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { NoticeState } from '#shared/notices/rules.ts';

const COLOURS = {
  draft: 'default',
  planned: 'info',
  published: 'success',
  withdrawn: 'warning',
} as const satisfies Record<NoticeState, string>;

export function StateChip({ state }: { readonly state: NoticeState }) {
  const { t } = useTranslation('sent');
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`state.${state}`)} />
  );
}
