import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useFigureDates } from './use-figure-dates.ts';

interface Props<R> {
  readonly title: string;
  /** Heads the column of dates. */
  readonly dateLabel: string;
  readonly rows: readonly R[];
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    readonly cell: (row: R) => ReactNode;
  }[];
}

/** Figures by date, newest first. */
export function DatedTable<R extends { readonly date: string }>({
  title,
  dateLabel,
  rows,
  columns,
}: Props<R>) {
  const { long } = useFigureDates();
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
            <TableCell>{dateLabel}</TableCell>
            {columns.map(({ key, label }) => (
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
              {columns.map(({ key, cell }) => (
                <TableCell key={key} align="right">
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
