import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { StockDto } from '#shared/equipment/stock-calls.ts';

const COLOURS = { open: 'info', closing: 'warning', closed: 'default' } as const;

export function StockChip({ state }: Pick<StockDto, 'state'>) {
  const { t } = useTranslation('equipment');
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`stock.${state}`)} />
  );
}
