import type { ReactElement, ReactNode } from 'react';

/** A column of a list: in the table, and on the cards that phones show instead. */
export interface Column<Row> {
  /** Names the column in what the browser keeps. */
  readonly key: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** `narrow` for a figure or a day, `wide` for what people read. */
  readonly size?: 'narrow' | 'wide';
  /** Says more than a line holds: rows are as high as it takes. */
  readonly wraps?: true;
  /** Figures stand at the end, below each other. */
  readonly align?: 'end';
  /** The server's order that a click on the header asks for. */
  readonly sort?: { readonly by: string; readonly direction: 'asc' | 'desc' };
  /** Where it stands on a card: the first line, the corner, or a line of its own with its label. */
  readonly card?: 'title' | 'corner' | 'line';
  /** Cannot be hidden. */
  readonly fixed?: boolean;
  /** Shown only when somebody asks for it. */
  readonly hidden?: boolean;
}

/** What can be done with a row; an entry of its menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactElement;
  readonly destructive?: boolean;
  readonly onSelect: () => void;
}

/** What can be done with all selected rows. `done` gives the selection up. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactElement;
  readonly destructive?: boolean;
  readonly onSelect: (rows: readonly Row[], done: () => void) => void;
}

/** Every row of a list is somebody or something with an id. */
export interface Identified {
  readonly id: string;
}
