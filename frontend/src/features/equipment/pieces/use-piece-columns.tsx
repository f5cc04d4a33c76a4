import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useMoney } from '#frontend/src/lib/money.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { useEquipmentTexts } from '../use-texts.ts';
import { StateChip } from './StateChip.tsx';

/** The columns of equipment. */
export function usePieceColumns(): readonly Column<PieceDto>[] {
  const { t } = useTranslation('equipment');
  const { holder, due, place } = useEquipmentTexts();
  const { day } = useFormats();
  const money = useMoney();
  return useMemo(
    () => [
      {
        key: 'number',
        label: t('number'),
        card: 'title',
        fixed: true,
        render: ({ number }) => <span title={number}>{number}</span>,
      },
      {
        key: 'kind',
        label: t('kind'),
        card: 'line',
        render: ({ kind_name }) => <span title={kind_name}>{kind_name}</span>,
      },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        fixed: true,
        render: (piece) => <StateChip piece={piece} />,
      },
      {
        key: 'holder',
        label: t('holder'),
        card: 'line',
        render: ({ loan }) =>
          loan ? <span title={holder(loan.holder)}>{holder(loan.holder)}</span> : '—',
      },
      {
        key: 'due',
        label: t('due'),
        size: 'narrow',
        card: 'line',
        render: ({ loan }) => (loan ? due(loan.due) : '—'),
      },
      {
        key: 'place',
        label: t('place'),
        card: 'line',
        render: (piece) => place(piece) || '—',
      },
      {
        key: 'condition',
        label: t('condition'),
        size: 'narrow',
        render: ({ condition }) => t(`conditions.${condition}`),
      },
      {
        key: 'serial',
        label: t('serial'),
        hidden: true,
        render: ({ serial }) => serial || '—',
      },
      {
        key: 'boughtOn',
        label: t('boughtOn'),
        size: 'narrow',
        hidden: true,
        render: ({ bought_on }) => (bought_on ? day(bought_on) : '—'),
      },
      {
        key: 'price',
        label: t('priceName'),
        size: 'narrow',
        align: 'end',
        hidden: true,
        render: ({ price }) => (price ? money(price) : '—'),
      },
    ],
    [t, holder, due, place, day, money],
  );
}
