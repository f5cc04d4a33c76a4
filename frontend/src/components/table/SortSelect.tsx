import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { Column, Identified } from './column.ts';
import type { CursorList } from './use-cursor-list.ts';

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  readonly columns: readonly Column<Row>[];
}

/** The order, where there are no column headers to click on. */
export function SortSelect<Row extends Identified>({ list, columns }: Props<Row>) {
  const { t } = useTranslation('table');
  const sortable = columns.flatMap(({ sort, label }) => (sort ? [{ by: sort.by, label }] : []));
  if (sortable.length === 0) return null;
  return (
    <Select
      size="small"
      displayEmpty
      value={list.question.sort}
      onChange={({ target }) => list.setSort(target.value)}
      inputProps={{ 'aria-label': t('sort') }}
    >
      <MenuItem value="">{t('defaultOrder')}</MenuItem>
      {sortable.map(({ by, label }) => (
        <MenuItem key={by} value={by}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}
