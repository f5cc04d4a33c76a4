import { useTranslation } from 'react-i18next';
import type { StockDto } from '#shared/contracts/equipment-stock.ts';

/** What a stock-taking is of. */
export function useScopeText(): (stock: StockDto) => string {
  const { t } = useTranslation('equipment');
  return ({ kind_name, room_name }) =>
    [kind_name, room_name].filter(Boolean).join(' · ') || t('stock.all');
}
