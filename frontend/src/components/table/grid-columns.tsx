import { useTheme } from '@mui/material/styles';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import type { Column, Identified } from './column.ts';
import { RowMenu } from './RowMenu.tsx';
import type { TableProps } from './table-props.ts';

const FLEX = { narrow: 2, usual: 3, wide: 5 } as const;
export const ACTIONS = 'actions';

function toGridColumn<Row extends Identified>(
  { key, label, render, size, sort }: Column<Row>,
  unit: number,
): GridColDef<Row> {
  const parts = FLEX[size ?? 'usual'];
  return {
    field: key,
    headerName: label,
    flex: parts,
    minWidth: unit * parts,
    display: 'flex',
    sortable: sort !== undefined,
    sortingOrder: sort ? [sort.direction, null] : [],
    renderCell: ({ row }) => render(row),
  };
}

function actionsColumn<Row extends Identified>(
  rowName: TableProps<Row>['rowName'],
  rowActions: NonNullable<TableProps<Row>['rowActions']>,
  width: number,
): GridColDef<Row> {
  return {
    field: ACTIONS,
    headerName: '',
    width,
    align: 'center',
    display: 'flex',
    sortable: false,
    resizable: false,
    renderCell: ({ row, tabIndex, hasFocus }) => {
      const actions = rowActions(row);
      return (
        actions.length > 0 && (
          <RowMenu name={rowName(row)} actions={actions} cell={{ tabIndex, hasFocus }} />
        )
      );
    },
  };
}

export function sortModel<Row>(columns: readonly Column<Row>[], sort: string): GridSortModel {
  const column = columns.find((each) => each.sort?.by === sort);
  return column?.sort ? [{ field: column.key, sort: column.sort.direction }] : [];
}

/** The list's columns as the grid wants them. */
export function useGridColumns<Row extends Identified>({
  columns,
  rowName,
  rowActions,
}: TableProps<Row>): GridColDef<Row>[] {
  const { layout } = useTheme();
  return [
    ...columns.map((column) => toGridColumn(column, layout.columnPart)),
    ...(rowActions ? [actionsColumn(rowName, rowActions, layout.touch * 1.5)] : []),
  ];
}
