import type { ReactElement, ReactNode } from 'react';

/** A column of a list: in the table, and on the cards that phones show instead. */
export interface Column<Row> {
  /** Identifies the column in the stored settings. */
  readonly key: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** `narrow` for a number or a date, `account` for the name of an account, `wide` for text, `time` for a day with times. */
  readonly size?: 'narrow' | 'account' | 'wide' | 'time';
  /** Long text wraps, and rows grow with it. */
  readonly wraps?: true;
  /** For numbers. */
  readonly align?: 'end';
  /** The server's sort order for a click on the header. */
  readonly sort?: { readonly by: string; readonly direction: 'asc' | 'desc' };
  /** Its place on a card: the first line, the corner, or a line of its own with its label. */
  readonly card?: 'title' | 'corner' | 'line';
  /** Cannot be hidden. */
  readonly fixed?: boolean;
  /** Hidden by default. */
  readonly hidden?: boolean;
}

/** An entry in the menu of a row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactElement;
  readonly destructive?: boolean;
  readonly onSelect: () => void;
}

/** An action for all selected rows. `done` clears the selection. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactElement;
  readonly destructive?: boolean;
  readonly onSelect: (rows: readonly Row[], done: () => void) => void;
}

/** Every row of a list has an id. */
export interface Identified {
  readonly id: string;
}
