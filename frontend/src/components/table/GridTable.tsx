import { DataGrid, type DataGridProps, type GridRowId, useGridApiRef } from '@mui/x-data-grid';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Identified } from './column.ts';
import { ACTIONS, type Placed, sortModel, useGridColumns } from './grid-columns.tsx';
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

/** A place that gets another row is changed; rows by their own ids would all be taken away and made anew. */
const placeOf = <Row,>({ place }: Placed<Row>): number => place;
const toPlaced = <Row,>(row: Row, place: number): Placed<Row> => ({ row, place });

/** Selection and order as the grid keeps them; it draws everything again for new objects. */
function useModels<Row extends Identified>({ rows, columns, selection, sort }: TableProps<Row>) {
  const chosen = selection?.rows;
  const selected = useMemo(() => {
    const places = rows.flatMap(({ id }, place) => (chosen?.has(id) ? place : []));
    return { type: 'include' as const, ids: new Set<GridRowId>(places) };
  }, [rows, chosen]);
  const sorted = useMemo(() => sortModel(columns, sort), [columns, sort]);
  return { selected, sorted };
}

type Handlers = Required<
  Pick<
    DataGridProps,
    'onSortModelChange' | 'onRowSelectionModelChange' | 'onRowClick' | 'onCellKeyDown'
  >
>;

/** What is selected on this page, and what was on others. */
function select<Row extends Identified>(
  { rows, selection }: TableProps<Row>,
  places: ReadonlySet<GridRowId>,
): void {
  const ids = new Set(selection?.rows.keys());
  for (const [place, { id }] of rows.entries()) {
    if (places.has(place)) ids.add(id);
    else ids.delete(id);
  }
  selection?.set(ids);
}

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
      onRowSelectionModelChange: ({ ids }) => select(latest.current, ids),
      onRowClick: ({ row }) => latest.current.onOpen?.((row as Placed<Row>).row),
      onCellKeyDown: ({ row, field }, { key }) => {
        if (key === 'Enter' && field !== ACTIONS) latest.current.onOpen?.((row as Placed<Row>).row);
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
    if (given.current !== rows) apiRef.current?.setRows(rows.map(toPlaced));
    given.current = rows;
  }, [apiRef, rows]);
  return { apiRef, rows: useMemo(() => first.map(toPlaced), [first]), getRowId: placeOf };
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
      rowSelectionModel={selected}
      {...(wrapping && { getRowHeight: autoHeight })}
      {...handlers}
      sx={[NO_BORDER, onOpen !== undefined && CLICKABLE, wrapping && WRAPPING]}
    />
  );
}
