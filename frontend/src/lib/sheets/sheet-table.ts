/** A row of a sheet as people see it. */
export interface SheetRow {
  readonly cells: readonly string[];
  /** Left out by a filter, or hidden by hand. */
  readonly isHidden?: boolean;
  /** Columns whose value stands in a row above, in a cell that reaches down to here. */
  readonly fromAbove?: ReadonlySet<number>;
}

/** A sheet of a workbook; a text file is one sheet without a name. */
export interface SheetTable {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

export const tableOf = (rows: readonly (readonly string[])[]): SheetTable => ({
  name: '',
  rows: rows.map((cells) => ({ cells })),
});
