import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column, Identified } from './column.ts';
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
  readonly isPhone: boolean;
  readonly isShown: (column: Column<Row>) => boolean;
}

/** Search, filters, order and columns of a list. */
export function ListToolbar<Row extends Identified>(props: Props<Row>) {
  const { list, columns, searchLabel, filters, isPhone, isShown } = props;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      // On phones the toolbar may be empty.
      sx={{ p: 1.5, flexWrap: 'wrap', alignItems: 'center', '&:empty': { display: 'none' } }}
    >
      {searchLabel && (
        <SearchField label={searchLabel} value={list.question.search} onSearch={list.setSearch} />
      )}
      {filters}
      {isPhone ? (
        <SortSelect list={list} columns={columns} />
      ) : (
        <Stack sx={{ ml: 'auto' }}>
          <ColumnMenu columns={columns} isShown={isShown} onShow={list.settings.showColumn} />
        </Stack>
      )}
    </Stack>
  );
}
