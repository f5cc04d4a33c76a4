import type * as z from 'zod';
import { memoize } from '#shared/memoize.ts';
import type { ListEntry, Listing } from './listing.ts';
import { type RowForm, toRowText } from './row-form.ts';
import type { Item, TableKey } from './table.ts';
import { OUTDATED, outdatedIn, UNKNOWN, type Upgrades, unknownIn, upgraded } from './versions.ts';

/** What every item has besides its own attributes. */
interface Revision {
  /** Revision: 1 at first, one more with every write. */
  readonly rev: number;
  readonly [UNKNOWN]?: Item;
  readonly [OUTDATED]?: true;
}
export type Stored<T> = T & Revision;

interface IndexKeys {
  readonly gsi1pk: string;
  readonly gsi1sk: string;
}

export interface Definition<S extends z.ZodObject, Id, R> {
  /** Name of the kind, stored in every item. */
  readonly type: string;
  /**
   * Version of the schema, stored in every item as `v`. Raised by what older code would misread or spoil; not by
   * a new attribute of the item itself, which older code keeps.
   */
  readonly version: number;
  readonly upgrades?: Upgrades;
  /** Made at the first read or write of the kind: a cold start needs few schemas. */
  readonly schema: () => S;
  /** The attributes as they are written, where their form is not that of the schema, which reads both. */
  readonly stored?: (item: z.output<S>) => Item;
  readonly key: (id: Id) => TableKey;
  /** Index keys that follow from the attributes; an item without them is not in the index. */
  readonly indexes?: (item: z.output<S>) => IndexKeys | undefined;
  /** The list entries of an item, which are written with it. */
  readonly lists?: (item: z.output<S>) => readonly Listing[];
  /**
   * What lists show of an item, carried by the entries that are `showing` it. Another form of it raises `version`.
   */
  readonly row?: RowForm<Stored<z.output<S>>, R>;
}

/** How items of a kind stand in the table, with the entries in lists that are written with them. */
export class StoredForm<S extends z.ZodObject, Id, R> {
  readonly #definition: Definition<S, Id, R>;
  readonly #schema: () => S;

  constructor(definition: Definition<S, Id, R>) {
    this.#definition = definition;
    this.#schema = memoize(definition.schema);
  }

  readonly is = (item: Item): boolean => item.type === this.#definition.type;

  readonly parse = (item: Item): Stored<z.output<S>> => {
    const { type } = this.#definition;
    if (item.type !== type) {
      throw new TypeError(`expected an item of type ${type}, found ${String(item.type)}`);
    }
    const schema = this.#schema();
    const current = upgraded(item, this.#definition);
    return {
      ...schema.parse(current),
      rev: Number(item.rev),
      ...unknownIn(current, schema),
      ...outdatedIn(item, this.#definition),
    };
  };

  toItem(id: Id, value: z.output<S>, rev: number, unknown?: Item): Item {
    const { type, version, key, indexes, stored } = this.#definition;
    const parsed = this.#schema().parse(value);
    return {
      ...unknown,
      ...(stored ? stored(parsed) : parsed),
      ...key(id),
      ...indexes?.(value),
      type,
      v: version,
      rev,
    };
  }

  /** The list entries of an item with this revision, those that show it with its row. */
  entries(value: z.output<S>, rev: number): readonly ListEntry[] {
    const { lists, row, version } = this.#definition;
    const all = lists?.(value) ?? [];
    const carried = row && { row: toRowText(row, version, { ...value, rev }) };
    return all.map(({ shows, ...entry }) => (shows ? { ...entry, ...carried } : entry));
  }

  /** The list entries as they are stored: those of an older version are written anew. */
  storedEntries(before: Stored<z.output<S>>): readonly ListEntry[] {
    const entries = this.entries(before, before.rev);
    return before[OUTDATED] ? entries.map(({ row: _, ...entry }) => entry) : entries;
  }
}
