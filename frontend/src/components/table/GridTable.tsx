import { DataGrid, type DataGridProps, type GridRowId, useGridApiRef } from '@mui/x-data-grid';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Identified } from './column.ts';
import { ACTIONS, sortModel, useGridColumns } from './grid-columns.tsx';
import type { TableProps } from './table-props.ts';
import { useGridTexts } from './use-grid-texts.ts';

/** A grid takes several times as long as the rest of a screen: it is drawn for new contents only. */
const Grid = memo(DataGrid) as typeof DataGrid;

const NO_BORDER = { border: 0 };
const CLICKABLE = { '& .MuiDataGrid-row': { cursor: 'pointer' } };
const WRAPPING = {
  '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.5, overflowWrap: 'anywhere' },
};
const autoHeight = () => 'auto' as const;

/** Selection and order as the grid keeps them; it draws everything again for new objects. */
function useModels<Row extends Identified>({ columns, selection, sort }: TableProps<Row>) {
  const rows = selection?.rows;
  const selected = useMemo(
    () => ({ type: 'include' as const, ids: new Set<GridRowId>(rows?.keys()) }),
    [rows],
  );
  const sorted = useMemo(() => sortModel(columns, sort), [columns, sort]);
  return { selected, sorted };
}

type Handlers = Required<
  Pick<
    DataGridProps,
    'onSortModelChange' | 'onRowSelectionModelChange' | 'onRowClick' | 'onCellKeyDown'
  >
>;

/** The same functions for as long as the list is there. */
function useHandlers<Row extends Identified>(props: TableProps<Row>): Handlers {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(
    () => ({
      onSortModelChange: ([first]) => {
        const column = latest.current.columns.find(({ key }) => key === first?.field);
        latest.current.onSort(column?.sort?.by ?? '');
      },
      onRowSelectionModelChange: ({ ids }) =>
        latest.current.selection?.set(new Set([...ids].map(String))),
      onRowClick: ({ row }) => latest.current.onOpen?.(row as Row),
      onCellKeyDown: ({ row, field }, { key }) => {
        if (key === 'Enter' && field !== ACTIONS) latest.current.onOpen?.(row as Row);
      },
    }),
    [],
  );
}

/** Rows given to a grid as a property are drawn twice: first all that it has, then the new ones. */
function useRows<Row extends Identified>(rows: readonly Row[]) {
  const apiRef = useGridApiRef();
  const [first] = useState(rows);
  const given = useRef(first);
  useLayoutEffect(() => {
    if (given.current !== rows) apiRef.current?.setRows([...rows]);
    given.current = rows;
  }, [apiRef, rows]);
  return { apiRef, rows: first };
}

/** The list as a table, where there is room for one. Rows, order and pages are the server's. */
export function GridTable<Row extends Identified>(props: TableProps<Row>) {
  const { label, columns, onOpen, selection } = props;
  const wrapping = columns.some(({ wraps }) => wraps);
  const localeText = useGridTexts();
  const { selected, sorted } = useModels(props);
  const handlers = useHandlers(props);
  return (
    <Grid
      aria-label={label}
      {...useRows(props.rows)}
      columns={useGridColumns(props)}
      localeText={localeText}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      // The page's security policy forbids it.
      disableEval
      sortingMode="server"
      sortModel={sorted}
      checkboxSelection={selection !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={selected}
      {...(wrapping && { getRowHeight: autoHeight })}
      {...handlers}
      sx={[NO_BORDER, onOpen !== undefined && CLICKABLE, wrapping && WRAPPING]}
    />
  );
}
