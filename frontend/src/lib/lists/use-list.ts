import { useState } from 'react';
import { schoolCountry } from '../session.ts';
import type { SheetTable } from '../sheets/sheet-table.ts';
import type { ListField } from './headings.ts';
import { findList, type Layout, layoutOf } from './layout.ts';
import { type ListRow, type ReadList, readList } from './read-list.ts';

interface Source {
  readonly sheets: readonly SheetTable[];
  readonly at: number;
  readonly layout: Layout;
  readonly withHidden: boolean;
}

/** A file or a pasted text, and how it is read; `onRead` gets the rows whenever that changes. */
export function useList<F extends ListField>(
  fields: readonly F[],
  onRead: (rows: readonly ListRow<F>[]) => void,
) {
  const [source, setSource] = useState<Source | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const sheet = source?.sheets[source.at];
  const read = ({ sheets, at, layout }: Source): ReadList<F> =>
    readList(sheets[at] ?? { name: '', rows: [] }, layout, { fields, country: schoolCountry() });

  function take(next: Source, isNew = false): void {
    const { rows } = read(next);
    const isNothing = isNew && rows.length === 0;
    setSource(isNothing ? null : next);
    setEmpty(isNothing);
    onRead(rows.filter(({ isHidden }) => next.withHidden || !isHidden));
  }

  function takeSheet(sheets: readonly SheetTable[], at: number, isNew = false): void {
    const found = sheets[at];
    const layout = found && layoutOf(found, fields);
    if (layout) take({ sheets, at, layout, withHidden: false }, isNew);
  }

  const list = source && read(source);
  return {
    fields,
    isEmpty,
    isOpen: source !== null,
    sheet,
    sheets: source?.sheets ?? [],
    layout: source?.layout,
    asides: list?.asides ?? [],
    hidden: list?.rows.filter(({ isHidden }) => isHidden).length ?? 0,
    withHidden: source?.withHidden ?? false,
    /** Reads the first list of a file; `isEmpty` when it holds none. */
    open: (sheets: readonly SheetTable[]) => takeSheet(sheets, findList(sheets), true),
    close: () => setSource(null),
    chooseSheet: (at: number) => takeSheet(source?.sheets ?? [], at),
    chooseHidden: (withHidden: boolean) => source && take({ ...source, withHidden }),
    /** Takes a column for a field, or for none. */
    use: (column: number, field: F | null) => {
      if (!source) return;
      const uses = source.layout.uses.map((use, at) => (at === column ? field : use));
      take({ ...source, layout: { ...source.layout, uses } });
    },
  };
}
export type List<F extends ListField> = ReturnType<typeof useList<F>>;
