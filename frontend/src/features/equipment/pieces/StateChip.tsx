import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { PieceDto } from '#shared/equipment/fields.ts';
import type { PieceState } from '#shared/equipment/rules.ts';

const COLOURS: Readonly<Record<PieceState, ChipProps['color']>> = {
  available: 'success',
  lent: 'info',
  repair: 'warning',
  lost: 'error',
  retired: 'default',
};

/** The state of a piece, or "overdue" when it should have been returned before today. */
export function StateChip({ piece }: { readonly piece: Pick<PieceDto, 'state' | 'loan'> }) {
  const { t } = useTranslation('equipment');
  const isOverdue = piece.loan?.overdue === true;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOverdue ? 'error' : COLOURS[piece.state]}
      label={isOverdue ? t('overdue') : t(`states.${piece.state}`)}
    />
  );
}
