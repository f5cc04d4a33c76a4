import { DataGrid } from '@mui/x-data-grid';
import type { Identified } from './column.ts';
import { ACTIONS, sortModel, useGridColumns } from './grid-columns.tsx';
import type { TableProps } from './table-props.ts';
import { useGridTexts } from './use-grid-texts.ts';

/** The list as a table, where there is room for one. Rows, order and pages are the server's. */
export function GridTable<Row extends Identified>(props: TableProps<Row>) {
  const { label, rows, columns, loading, onOpen, selection, sort } = props;
  const localeText = useGridTexts();
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
      sortModel={sortModel(columns, sort)}
      onSortModelChange={([first]) => {
        const column = columns.find(({ key }) => key === first?.field);
        props.onSort(column?.sort?.by ?? '');
      }}
      checkboxSelection={selection !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection?.rows.keys()) }}
      onRowSelectionModelChange={({ ids }) => selection?.set(new Set([...ids].map(String)))}
      onRowClick={({ row }) => onOpen?.(row)}
      onCellKeyDown={({ row, field }, { key }) => {
        if (key === 'Enter' && field !== ACTIONS) onOpen?.(row);
      }}
      slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
      sx={{ border: 0, '& .MuiDataGrid-row': onOpen ? { cursor: 'pointer' } : {} }}
    />
  );
}
