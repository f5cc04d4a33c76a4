import { useTranslation } from 'react-i18next';
import { DatedTable } from '#frontend/src/ui/figures/DatedTable.tsx';
import { type Layer, type StackedRow, sumOfRow } from './stacked.ts';
import { useBytes } from './use-bytes.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly StackedRow[];
  readonly layers: readonly Layer[];
}

/** The numbers of a chart as a table. */
export function StackedTable({ title, rows, layers }: Props) {
  const { t } = useTranslation('usage');
  const bytes = useBytes();
  return (
    <DatedTable
      title={title}
      dateLabel={t('date')}
      rows={rows}
      columns={[
        { key: 'total', label: t('total'), cell: (row) => bytes(sumOfRow(row, layers)) },
        ...layers.map(({ key, label }) => ({
          key,
          label,
          cell: (row: StackedRow) => bytes(row.bytes[key] ?? 0),
        })),
      ]}
    />
  );
}
