import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFigureDates } from '#frontend/src/ui/figures/use-figure-dates.ts';
import { type Layer, type StackedRow, sumOfRow } from './stacked.ts';
import { useBytes } from './use-bytes.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly StackedRow[];
  readonly layers: readonly Layer[];
}

/** The numbers of a chart as a table, newest first. */
export function StackedTable({ title, rows, layers }: Props) {
  const { t } = useTranslation('usage');
  const { long } = useFigureDates();
  const bytes = useBytes();
  return (
    // A scrollable area must be focusable for keyboard users.
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={({ layout }) => ({ maxHeight: layout.chart })}
    >
      <Table size="small" stickyHeader sx={{ '& td': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('date')}</TableCell>
            <TableCell align="right">{t('total')}</TableCell>
            {layers.map(({ key, label }) => (
              <TableCell key={key} align="right">
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
              <TableCell align="right">{bytes(sumOfRow(row, layers))}</TableCell>
              {layers.map(({ key }) => (
                <TableCell key={key} align="right">
                  {bytes(row.bytes[key] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
