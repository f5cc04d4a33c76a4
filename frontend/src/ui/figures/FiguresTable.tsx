import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Grain } from '#shared/figures/figures.ts';
import { type FigureRow, type Series, textOf } from './series.ts';
import { useFigureDates } from './use-figure-dates.ts';

interface Props {
  readonly title: string;
  readonly by: Grain;
  readonly rows: readonly FigureRow[];
  readonly series: readonly Series[];
}

/** The numbers of a chart as a table, newest first. */
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
    // A scrollable area must be focusable for keyboard users.
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={({ layout }) => ({ maxHeight: layout.chart })}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t(by === 'day' ? 'day' : 'monthOfYear')}</TableCell>
            {series.map(({ figure, label }) => (
              <TableCell key={figure} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.toReversed().map((row) => (
            <TableRow key={row.date}>
              <TableCell component="th" scope="row">
                {long(row.date)}
              </TableCell>
              {series.map((each) => (
                <TableCell key={each.figure} align="right">
                  {cellOf(each, row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
