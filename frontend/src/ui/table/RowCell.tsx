import { useEventCallback } from '@mui/material/utils';
import { createContext, type ReactNode, type RefObject, useContext, useMemo } from 'react';
import type { Identified, RowAction } from './column.ts';
import { RowMenu, RowMenuIcon } from './RowMenu.tsx';
import type { TableProps } from './table-props.ts';

/** A row of the grid by its position. The grid does not get the data, so that it does not re-render for new data. */
export interface Place {
  readonly place: number;
}

interface GridRows<Row extends Identified> {
  readonly rows: readonly Row[];
  /** A ref, so that new names and actions do not render every row: menus read it when they open. */
  readonly latest: RefObject<Pick<TableProps<Row>, 'rowName' | 'rowActions' | 'hasActions'>>;
}

const NOTHING: GridRows<Identified> = {
  rows: [],
  latest: { current: { rowName: () => '', rowActions: undefined, hasActions: undefined } },
};
const ShownRows = createContext(NOTHING);
/** Provides the data of the rows to the cells. The context is of one type, each table of its own: only a cast joins them. */
export const ShownRowsProvider = ShownRows.Provider as unknown as <Row extends Identified>(props: {
  readonly value: GridRows<Row>;
  readonly children: ReactNode;
}) => ReactNode;

interface CellProps<Row> extends Place {
  readonly render: (row: Row) => ReactNode;
}

/** The content of a cell. */
export function RowCell<Row extends Identified>({ place, render }: CellProps<Row>) {
  const row = useContext(ShownRows).rows[place] as Row | undefined;
  const content = row && render(row);
  // Cut where the column ends, and told whole when it is pointed at.
  return typeof content === 'string' ? <span title={content}>{content}</span> : content;
}

interface ActionsProps extends Place {
  readonly tabIndex: 0 | -1;
  readonly hasFocus: boolean;
}

const NONE: readonly RowAction[] = [];

function Icon({ place }: Place) {
  const { rows, latest } = useContext(ShownRows);
  const row = rows[place];
  return row && <RowMenuIcon name={latest.current.rowName(row)} />;
}

/** The menu of the row at a position. */
export function RowActions({ place, ...cell }: ActionsProps) {
  const { rows, latest } = useContext(ShownRows);
  const row = rows[place];
  // Memoised, so that the menu does not re-render.
  const icon = useMemo(() => <Icon place={place} />, [place]);
  const actions = useEventCallback(() => (row && latest.current.rowActions?.(row)) ?? NONE);
  if (!row || latest.current.hasActions?.(row) === false) return null;
  return <RowMenu icon={icon} actions={actions} {...cell} />;
}
