import { useState } from 'react';
import type { Identified } from './column.ts';

/** The selected rows of a list, over all its pages. */
export interface Selection<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly set: (ids: ReadonlySet<string>) => void;
  readonly toggle: (row: Row) => void;
  readonly clear: () => void;
}

export function useSelection<Row extends Identified>(shown: readonly Row[]): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());

  /** Rows of other pages come from the previous selection. */
  const set = (ids: ReadonlySet<string>): void => {
    const known = new Map([...rows, ...shown.map((row) => [row.id, row] as const)]);
    setRows(new Map([...known].filter(([id]) => ids.has(id))));
  };
  const toggle = (row: Row): void => {
    const ids = new Set(rows.keys());
    if (!ids.delete(row.id)) ids.add(row.id);
    set(ids);
  };
  return { rows, set, toggle, clear: () => setRows(new Map()) };
}
