import { useTranslation } from 'react-i18next';
import type { Column, Identified } from './column.ts';
import { ToolbarSelect } from './ToolbarSelect.tsx';
import type { CursorList } from './use-cursor-list.ts';

interface Props<Row extends Identified> {
  readonly list: CursorList<Row>;
  readonly columns: readonly Column<Row>[];
}

/** The order, where there are no column headers to click on. */
export function SortSelect<Row extends Identified>({ list, columns }: Props<Row>) {
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
