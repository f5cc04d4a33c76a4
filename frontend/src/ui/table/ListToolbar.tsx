import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column, Identified } from './column.ts';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { CursorList } from './use-cursor-list.ts';

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  readonly columns: readonly Column<Row>[];
  readonly searchLabel?: string;
  readonly filters?: ReactNode;
  readonly isPhone: boolean;
  readonly isShown: (column: Column<Row>) => boolean;
}

/** What a list is asked for, and how it is shown. */
export function ListToolbar<Row extends Identified>(props: Props<Row>) {
  const { list, columns, searchLabel, filters, isPhone, isShown } = props;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      // On phones there may be nothing to ask for.
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
