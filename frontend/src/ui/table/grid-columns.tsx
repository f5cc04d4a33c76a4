import { useTheme } from '@mui/material/styles';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { Column, Identified } from './column.ts';
import { type Place, RowActions, RowCell } from './RowCell.tsx';
import type { TableProps } from './table-props.ts';

const FLEX = { narrow: 2, usual: 3, account: 4, wide: 5, time: 6 } as const;
export const ACTIONS = 'actions';

function toGridColumn<Row extends Identified>(
  { key, label, render, size, align, sort }: Column<Row>,
  unit: number,
): GridColDef<Place> {
  const parts = FLEX[size ?? 'usual'];
  return {
    field: key,
    headerName: label,
    flex: parts,
    minWidth: unit * parts,
    display: 'flex',
    ...(align === 'end' && { align: 'right' as const, headerAlign: 'right' as const }),
    sortable: sort !== undefined,
    sortingOrder: sort ? [sort.direction, null] : [],
    renderCell: ({ row: { place } }) => <RowCell place={place} render={render} />,
  };
}

const actionsColumn = (width: number): GridColDef<Place> => ({
  field: ACTIONS,
  headerName: '',
  width,
  align: 'center',
  display: 'flex',
  sortable: false,
  resizable: false,
  renderCell: ({ row: { place }, tabIndex, hasFocus }) => (
    <RowActions place={place} tabIndex={tabIndex} hasFocus={hasFocus} />
  ),
});

export function sortModel<Row>(columns: readonly Column<Row>[], sort: string): GridSortModel {
  const column = columns.find((each) => each.sort?.by === sort);
  return column?.sort ? [{ field: column.key, sort: column.sort.direction }] : [];
}

/** The list's columns in the grid's format, memoised. */
export function useGridColumns<Row extends Identified>({
  columns,
  rowActions,
}: TableProps<Row>): GridColDef<Place>[] {
  const { layout } = useTheme();
  const hasActions = rowActions !== undefined;
  return useMemo(
    () => [
      ...columns.map((column) => toGridColumn(column, layout.columnPart)),
      ...(hasActions ? [actionsColumn(layout.touch * 1.5)] : []),
    ],
    [columns, hasActions, layout],
  );
}
