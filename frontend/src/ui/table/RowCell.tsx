import { useEventCallback } from '@mui/material/utils';
import { createContext, type ReactNode, type RefObject, useContext, useMemo } from 'react';
import type { Identified, RowAction } from './column.ts';
import { RowMenu, RowMenuIcon } from './RowMenu.tsx';
import type { TableProps } from './table-props.ts';

/** A line of the grid. What stands in it is none of the grid's business, which takes long to draw. */
export interface Place {
  readonly place: number;
}

interface Shown<Row extends Identified> {
  readonly rows: readonly Row[];
  /** New names and actions are no reason to draw every row again: menus ask when they open. */
  readonly latest: RefObject<Pick<TableProps<Row>, 'rowName' | 'rowActions' | 'hasActions'>>;
}

const NOTHING: Shown<Identified> = {
  rows: [],
  latest: { current: { rowName: () => '', rowActions: undefined, hasActions: undefined } },
};
const ShownRows = createContext(NOTHING);
/** What the places of a grid show. A cell asks with the kind of row that its column was made for. */
export const ShownRowsProvider = ShownRows.Provider as unknown as <Row extends Identified>(props: {
  readonly value: Shown<Row>;
  readonly children: ReactNode;
}) => ReactNode;

interface CellProps<Row> extends Place {
  readonly render: (row: Row) => ReactNode;
}

/** A cell: only its contents change with the rows. */
export function RowCell<Row extends Identified>({ place, render }: CellProps<Row>) {
  const row = useContext(ShownRows).rows[place] as Row | undefined;
  return row && render(row);
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

/** The menu of the row at a place. */
export function RowActions({ place, ...cell }: ActionsProps) {
  const { rows, latest } = useContext(ShownRows);
  const row = rows[place];
  // The same for good, so that the menu need not be drawn anew.
  const icon = useMemo(() => <Icon place={place} />, [place]);
  const actions = useEventCallback(() => (row && latest.current.rowActions?.(row)) ?? NONE);
  if (!row || latest.current.hasActions?.(row) === false) return null;
  return <RowMenu icon={icon} actions={actions} {...cell} />;
}
