import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Grain } from '#shared/figures/figures.ts';
import { DatedTable } from './DatedTable.tsx';
import { type FigureRow, type Series, textOf } from './series.ts';
import { useFigureDates } from './use-figure-dates.ts';

interface Props {
  readonly title: string;
  readonly by: Grain;
  readonly rows: readonly FigureRow[];
  readonly series: readonly Series[];
}

/** The numbers of a chart as a table. */
export function FiguresTable({ title, by, rows, series }: Props) {
  const { t } = useTranslation('figures');
  const { long } = useFigureDates();
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  /** A number, with a link to the rows behind it where there are some. */
  const cellOf = (each: Series, row: FigureRow) => {
    const value = textOf(each, row, number);
    if (!each.rowsOf) return value;
    const name = t('rowsOf', { figure: each.label, date: long(row.date), value });
    return (
      <Link component={RouterLink} to={each.rowsOf(row.date)} aria-label={name}>
        {value}
      </Link>
    );
  };
  return (
    <DatedTable
      title={title}
      dateLabel={t(by === 'day' ? 'day' : 'monthOfYear')}
      rows={rows}
      columns={series.map((each) => ({
        key: each.figure,
        label: each.label,
        cell: (row: FigureRow) => cellOf(each, row),
      }))}
    />
  );
}
