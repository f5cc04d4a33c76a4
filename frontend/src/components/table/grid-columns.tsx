import { useTheme } from '@mui/material/styles';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Column, Identified } from './column.ts';
import { RowMenu } from './RowMenu.tsx';
import type { TableProps } from './table-props.ts';

const FLEX = { narrow: 2, usual: 3, wide: 5 } as const;
export const ACTIONS = 'actions';

/** A row by its place on the page. */
export interface Placed<Row> {
  readonly row: Row;
  readonly place: number;
}

function toGridColumn<Row extends Identified>(
  { key, label, render, size, align, sort }: Column<Row>,
  unit: number,
): GridColDef<Placed<Row>> {
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
    renderCell: ({ row: { row } }) => render(row),
  };
}

type Actions<Row extends Identified> = Pick<TableProps<Row>, 'rowName' | 'rowActions'>;

/** The menus ask for their entries when they open, so that new ones are no reason to draw every row again. */
function actionsColumn<Row extends Identified>(
  latest: RefObject<Actions<Row>>,
  width: number,
): GridColDef<Placed<Row>> {
  const actionsOf = (row: Row) => latest.current.rowActions?.(row) ?? [];
  return {
    field: ACTIONS,
    headerName: '',
    width,
    align: 'center',
    display: 'flex',
    sortable: false,
    resizable: false,
    renderCell: ({ row: { row }, tabIndex, hasFocus }) =>
      actionsOf(row).length > 0 && (
        <RowMenu
          name={latest.current.rowName(row)}
          actions={() => actionsOf(row)}
          cell={{ tabIndex, hasFocus }}
        />
      ),
  };
}

export function sortModel<Row>(columns: readonly Column<Row>[], sort: string): GridSortModel {
  const column = columns.find((each) => each.sort?.by === sort);
  return column?.sort ? [{ field: column.key, sort: column.sort.direction }] : [];
}

/** The list's columns as the grid wants them: the same ones as long as nothing of them changes. */
export function useGridColumns<Row extends Identified>({
  columns,
  rowName,
  rowActions,
}: TableProps<Row>): GridColDef<Placed<Row>>[] {
  const { layout } = useTheme();
  const latest = useRef<Actions<Row>>({ rowName, rowActions });
  useLayoutEffect(() => {
    latest.current = { rowName, rowActions };
  });
  const hasActions = rowActions !== undefined;
  return useMemo(
    () => [
      ...columns.map((column) => toGridColumn(column, layout.columnPart)),
      ...(hasActions ? [actionsColumn(latest, layout.touch * 1.5)] : []),
    ],
    [columns, hasActions, layout],
  );
}
