import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Grain } from '#shared/figures.ts';
import type { FigureRow, Series } from './series.ts';
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
              {series.map(({ figure, format }) => (
                <TableCell key={figure} align="right">
                  {format ? format(row[figure] ?? 0) : (row[figure] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
