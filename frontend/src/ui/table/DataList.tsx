import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/ListSkeleton.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CardTable } from './CardTable.tsx';
import type { BulkAction, Column, Identified, RowAction } from './column.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { NoRows } from './NoRows.tsx';
import { Pager, type Range } from './Pager.tsx';
import type { TableProps } from './table-props.ts';
import type { CursorList } from './use-cursor-list.ts';
import { useSelection } from './use-selection.ts';

const SKELETON_ROWS = 8;

const RowsSkeleton = () => (
  <Box sx={{ p: 2 }}>
    <ListSkeleton rows={SKELETON_ROWS} />
  </Box>
);

// Loaded lazily: phones do not need the grid, which is most of the code of a list.
const GridTable = lazyPart(async () => (await import('./GridTable.tsx')).GridTable, {
  fallback: <RowsSkeleton />,
}) as <Row extends Identified>(props: TableProps<Row>) => ReactNode;

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  /** Names the list for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  /** Absent where the list cannot be searched. */
  readonly searchLabel?: string;
  /** Fields that call `list.setFilter`. */
  readonly filters?: ReactNode;
  /** What is done with the list, seen on phones without unfolding the filters. */
  readonly buttons?: ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** For a list where some rows have no actions. */
  readonly hasActions?: (row: Row) => boolean;
  /** With any, rows can be selected. */
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** A click on a row, or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** Says what the pager counts, where an entry of the list may have several rows. */
  readonly rangeText?: (range: Range) => string;
  /** Shown while the list has no entries at all: `EmptyState` with a button to create one. */
  readonly empty: ReactNode;
}

function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: Readonly<Record<string, boolean>>,
) {
  return useMemo(() => {
    const isShown = ({ key, fixed, hidden }: Column<Row>): boolean =>
      fixed || (chosen[key] ?? !hidden);
    return { isShown, shownColumns: columns.filter(isShown) };
  }, [columns, chosen]);
}

/**
 * Delays a change of the columns until the new rows are loaded and rendered, since rows have priority. Without
 * rows the new columns apply at once, so that a click on a header means the column that is shown.
 */
function useColumnsAfterRows<Columns>(
  columns: Columns,
  { isLoading, rows }: Pick<CursorList<Identified>, 'isLoading' | 'rows'>,
): Columns {
  const [drawn, setDrawn] = useState(columns);
  const isEmpty = rows.length === 0;
  if (isEmpty && drawn !== columns) setDrawn(columns);
  useEffect(() => {
    if (!isLoading) startTransition(() => setDrawn(columns));
  }, [columns, isLoading]);
  return drawn;
}

/** A paged list of the server with toolbar, selection and pager; cards on phones. See the README for its use. */
export function DataList<Row extends Identified>(props: Props<Row>) {
  const { list, columns, bulkActions = [] } = props;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const selection = useSelection(list.rows);
  const { isShown, shownColumns } = useShownColumns(columns, list.settings.columns);
  const table: TableProps<Row> = {
    label: props.label,
    rows: list.rows,
    columns: useColumnsAfterRows(shownColumns, list),
    rowName: props.rowName,
    rowActions: props.rowActions,
    hasActions: props.hasActions,
    onOpen: props.onOpen,
    selection: bulkActions.length > 0 ? selection : undefined,
    sort: list.question.sort,
    onSort: list.setSort,
  };
  return (
    <Paper sx={{ overflow: 'clip' }}>
      <ListToolbar {...props} isPhone={isPhone} isShown={isShown} />
      <Rows list={list} table={table} isPhone={isPhone} empty={props.empty} />
      {/* Sticky only while rows are selected, since it covers the list on phones. */}
      <Box
        sx={{
          position: selection.rows.size > 0 ? 'sticky' : 'static',
          bottom: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
        }}
      >
        <BulkBar selection={selection} actions={bulkActions} />
        {list.rows.length > 0 && <Pager list={list} rangeText={props.rangeText} />}
      </Box>
    </Paper>
  );
}

interface RowsProps<Row extends Identified> extends Pick<Props<Row>, 'list' | 'empty'> {
  readonly table: TableProps<Row>;
  readonly isPhone: boolean;
}

function Rows<Row extends Identified>({ list, table, isPhone, empty }: RowsProps<Row>) {
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.isPending) return <RowsSkeleton />;
  if (list.rows.length === 0) return <NoRows list={list} empty={empty} />;
  return (
    <Box aria-busy={list.isLoading} sx={{ position: 'relative' }}>
      {list.isLoading && (
        <LinearProgress sx={{ position: 'absolute', top: 0, insetInline: 0, zIndex: 1 }} />
      )}
      {isPhone ? (
        <CardTable {...table} />
      ) : (
        <Box
          sx={({ layout, spacing }) => ({
            display: 'flex',
            flexDirection: 'column',
            minHeight: spacing(24),
            // Fits between the page's title and the pager, so that the grid's header stays visible.
            maxHeight: `calc(100dvh - ${layout.header}px - ${spacing(35)})`,
          })}
        >
          <GridTable {...table} />
        </Box>
      )}
    </Box>
  );
}
