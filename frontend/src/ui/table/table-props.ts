import type { Column, Identified, RowAction } from './column.ts';
import type { Selection } from './use-selection.ts';

/** Props of both forms of a list: the table, and the cards on phones. */
export interface TableProps<Row extends Identified> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The visible columns. */
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Whether a row has actions, without creating them, which is slow. By default every row has. */
  readonly hasActions: ((row: Row) => boolean) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly selection: Selection<Row> | undefined;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}
