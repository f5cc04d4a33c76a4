import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { HolderDto, PieceDto } from '#shared/equipment/fields.ts';
import type { StockDto } from '#shared/equipment/stock-calls.ts';

/** Names of holders, dates of loans, places and stock-takings as the screens write them. */
export function useEquipmentTexts() {
  const { t } = useTranslation('equipment');
  const { day } = useFormats();
  return useMemo(
    () => ({
      holder: ({ name, left }: HolderDto): string => {
        if (!left) return name;
        return name ? t('left', { name }) : t('leftUnnamed');
      },
      due: (due: string) => (due ? day(due) : t('noEnd')),
      place: ({ room_name, place }: Pick<PieceDto, 'room_name' | 'place'>) =>
        [room_name, place].filter(Boolean).join(' · '),
      /** What a stock-taking is of. */
      scope: ({ kind_name, room_name }: Pick<StockDto, 'kind_name' | 'room_name'>) =>
        [kind_name, room_name].filter(Boolean).join(' · ') || t('stock.all'),
    }),
    [t, day],
  );
}
