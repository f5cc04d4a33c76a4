import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column, Identified } from './column.ts';
import { FoldedToolbar, TOOLBAR } from './FoldedToolbar.tsx';
import { SearchField } from './SearchField.tsx';
import { ToolbarSelect } from './ToolbarSelect.tsx';
import type { CursorList } from './use-cursor-list.ts';

interface SortSelectProps<Row extends Identified> {
  readonly list: CursorList<Row>;
  readonly columns: readonly Column<Row>[];
}

/** Choice of the order, for phones, which show no column headers. */
function SortSelect<Row extends Identified>({ list, columns }: SortSelectProps<Row>) {
  const { t } = useTranslation('table');
  const sortable = columns.flatMap(({ sort, label }) => (sort ? [{ value: sort.by, label }] : []));
  if (sortable.length === 0) return null;
  return (
    <ToolbarSelect
      label={t('sort')}
      value={list.question.sort}
      unchosen={t('defaultOrder')}
      choices={sortable}
      onChange={list.setSort}
    />
  );
}

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  readonly columns: readonly Column<Row>[];
  readonly searchLabel?: string;
  readonly filters?: ReactNode;
  readonly buttons?: ReactNode;
  readonly isPhone: boolean;
  readonly isShown: (column: Column<Row>) => boolean;
}

/** Search, filters, order and columns of a list; on phones behind one button, so that rows are seen first. */
export function ListToolbar<Row extends Identified>(props: Props<Row>) {
  const { list, columns, searchLabel, filters, buttons, isPhone, isShown } = props;
  const search = searchLabel && (
    <SearchField label={searchLabel} value={list.question.search} onSearch={list.setSearch} />
  );
  if (isPhone) {
    const isSortable = columns.some(({ sort }) => sort !== undefined);
    if (!search && !filters && !isSortable) return buttons && <Box sx={{ p: 1 }}>{buttons}</Box>;
    return (
      <FoldedToolbar
        question={list.question}
        isSearch={searchLabel !== undefined}
        buttons={buttons}
      >
        {search}
        {filters}
        <SortSelect list={list} columns={columns} />
      </FoldedToolbar>
    );
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={TOOLBAR}>
      {search}
      {filters}
      {buttons}
      <Stack sx={{ ml: 'auto' }}>
        <ColumnMenu columns={columns} isShown={isShown} onShow={list.settings.showColumn} />
      </Stack>
    </Stack>
  );
}
