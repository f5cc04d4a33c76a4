import { DataGrid, type DataGridProps, type GridRowId } from '@mui/x-data-grid';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Identified } from './column.ts';
import { ACTIONS, sortModel, useGridColumns } from './grid-columns.tsx';
import { type Place, ShownRowsProvider } from './RowCell.tsx';
import type { TableProps } from './table-props.ts';
import { useGridTexts } from './use-grid-texts.ts';

/** Memoised: rendering the grid takes several times as long as the rest of a screen. */
const Grid = memo(DataGrid) as typeof DataGrid;

const CELLS = {
  border: 0,
  '& .MuiDataGrid-cell > span[title]': { overflow: 'hidden', textOverflow: 'ellipsis' },
};
const CLICKABLE = { '& .MuiDataGrid-row': { cursor: 'pointer' } };
const WRAPPING = {
  '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.5, overflowWrap: 'anywhere' },
};
const useGridStyles = (clickable: boolean, wrapping: boolean) =>
  useMemo(() => [CELLS, clickable && CLICKABLE, wrapping && WRAPPING], [clickable, wrapping]);
const autoHeight = () => 'auto' as const;

const placeOf = ({ place }: Place): number => place;

/** Selection and order in the grid's format. Memoised, as the grid re-renders for new objects. */
function useModels<Row extends Identified>({ rows, columns, selection, sort }: TableProps<Row>) {
  const chosen = rows.flatMap(({ id }, place) => (selection?.rows.has(id) ? place : [])).join();
  const selected = useMemo(() => {
    const places = chosen.split(',').filter(Boolean).map(Number);
    return { type: 'include' as const, ids: new Set<GridRowId>(places) };
  }, [chosen]);
  const sorted = useMemo(() => sortModel(columns, sort), [columns, sort]);
  return { selected, sorted };
}

type Handlers = Required<
  Pick<
    DataGridProps,
    'onSortModelChange' | 'onRowSelectionModelChange' | 'onRowClick' | 'onCellKeyDown'
  >
>;

/** Updates the selection of this page and keeps that of other pages. */
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

function open<Row extends Identified>({ rows, onOpen }: TableProps<Row>, { place }: Place): void {
  const row = rows[place];
  if (row) onOpen?.(row);
}

function useLatest<Row extends Identified>(props: TableProps<Row>): RefObject<TableProps<Row>> {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return latest;
}

/** Stable handlers, which read the latest props. */
function useHandlers<Row extends Identified>(latest: RefObject<TableProps<Row>>): Handlers {
  return useMemo(
    () => ({
      onSortModelChange: ([first]) => {
        const column = latest.current.columns.find(({ key }) => key === first?.field);
        latest.current.onSort(column?.sort?.by ?? '');
      },
      onRowSelectionModelChange: ({ ids }) => select(latest.current, ids),
      onRowClick: ({ row }) => open(latest.current, row as Place),
      onCellKeyDown: ({ row, field }, { key }) => {
        if (key === 'Enter' && field !== ACTIONS) open(latest.current, row as Place);
      },
    }),
    [latest],
  );
}

/** Rows by position: the grid keeps the same rows for pages of the same length, and only cell contents re-render. */
const usePlaces = (count: number): Place[] =>
  useMemo(() => Array.from({ length: count }, (_, place) => ({ place })), [count]);

/** The list as a table, for wide screens. Sorting and paging are done by the server. */
export function GridTable<Row extends Identified>(props: TableProps<Row>) {
  const { label, rows, columns, onOpen, selection } = props;
  const latest = useLatest(props);
  const wrapping = columns.some(({ wraps }) => wraps);
  const localeText = useGridTexts();
  const { selected, sorted } = useModels(props);
  const shown = useMemo(() => ({ rows, latest }), [rows, latest]);
  return (
    <ShownRowsProvider value={shown}>
      <Grid
        aria-label={label}
        rows={usePlaces(rows.length)}
        getRowId={placeOf}
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
        {...useHandlers(latest)}
        sx={useGridStyles(onOpen !== undefined, wrapping)}
      />
    </ShownRowsProvider>
  );
}
