import { DataGrid, type GridRowId } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { Identified } from './column.ts';
import { ACTIONS, sortModel, useGridColumns } from './grid-columns.tsx';
import type { TableProps } from './table-props.ts';
import { useGridTexts } from './use-grid-texts.ts';

const SLOTS = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
} as const;

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

/** The list as a table, where there is room for one. Rows, order and pages are the server's. */
export function GridTable<Row extends Identified>(props: TableProps<Row>) {
  const { label, rows, columns, loading, onOpen, selection } = props;
  const localeText = useGridTexts();
  const { selected, sorted } = useModels(props);
  return (
    <DataGrid
      aria-label={label}
      rows={rows}
      columns={useGridColumns(props)}
      loading={loading}
      localeText={localeText}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      // The page's security policy forbids it.
      disableEval
      paginationMode="server"
      rowCount={rows.length}
      sortingMode="server"
      sortModel={sorted}
      onSortModelChange={([first]) => {
        const column = columns.find(({ key }) => key === first?.field);
        props.onSort(column?.sort?.by ?? '');
      }}
      checkboxSelection={selection !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={selected}
      onRowSelectionModelChange={({ ids }) => selection?.set(new Set([...ids].map(String)))}
      onRowClick={({ row }) => onOpen?.(row)}
      onCellKeyDown={({ row, field }, { key }) => {
        if (key === 'Enter' && field !== ACTIONS) onOpen?.(row);
      }}
      slotProps={SLOTS}
      sx={{ border: 0, '& .MuiDataGrid-row': onOpen ? { cursor: 'pointer' } : {} }}
    />
  );
}
