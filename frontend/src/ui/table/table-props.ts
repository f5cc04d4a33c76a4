import type { Column, Identified, RowAction } from './column.ts';
import type { Selection } from './use-selection.ts';

/** What the table and the cards of phones draw. */
export interface TableProps<Row extends Identified> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Those that are shown. */
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  /** Whether there are any for a row: making them takes long. Absent where there always are. */
  readonly hasActions: ((row: Row) => boolean) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly selection: Selection<Row> | undefined;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}
