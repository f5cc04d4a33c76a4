import { useTranslation } from 'react-i18next';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import type { KindDto } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { PIECE_STATES } from '#shared/equipment/rules.ts';
import { useKinds } from '../queries.ts';

const sumOf = (list: readonly KindDto[], states: readonly (keyof KindDto['counts'])[]): number =>
  list.reduce((sum, { counts }) => sum + states.reduce((all, state) => all + counts[state], 0), 0);

const IN_USE = PIECE_STATES.filter((state) => state !== 'retired');

/** How much there is, and how much of it is away. */
export function Figures() {
  const { t } = useTranslation('equipment');
  const { data } = useKinds();
  const list = data?.list ?? [];
  const { overdueMax } = EQUIPMENT_LIMITS;
  const overdue = data && data.overdue >= overdueMax ? `${overdueMax - 1}+` : data?.overdue;
  return (
    <FigureTiles
      dense
      tiles={[
        [t('figures.pieces'), data ? sumOf(list, IN_USE) : '…'],
        [t('figures.lent'), data ? sumOf(list, ['lent']) : '…'],
        [t('figures.overdue'), overdue ?? '…'],
        [t('figures.repair'), data ? sumOf(list, ['repair']) : '…'],
      ]}
    />
  );
}
