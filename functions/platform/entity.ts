import type * as z from 'zod';
import { ItemWrites } from './item-writes.ts';
import { beginningWith, between, inIndex } from './key-range.ts';
import type { ListedEntry } from './listing.ts';
import { retryWrite } from './retry.ts';
import { fromRowText } from './row-form.ts';
import type { Definition, Stored } from './stored-form.ts';
import * as table from './table.ts';
import { UNKNOWN } from './versions.ts';

export type { Stored };

export interface Page<T> {
  readonly items: Stored<T>[];
  readonly next: table.Item | undefined;
}

export interface QueryOptions {
  readonly limit?: number | undefined;
  readonly from?: table.Item | undefined;
  readonly descending?: boolean;
}

/**
 * A kind of item in the table. Keys are built here and nowhere else. Attributes that indexes are made of
 * change only through writes of the whole item, guarded by the revision.
 */
class Entity<S extends z.ZodObject, Id, R> extends ItemWrites<S, Id, R> {
  readonly #definition: Definition<S, Id, R>;

  constructor(definition: Definition<S, Id, R>) {
    super(definition);
    this.#definition = definition;
  }

  /** True for an item of this kind, where a query answers several kinds. */
  readonly is = (item: table.Item): boolean => this.form.is(item);

  readonly parse = (item: table.Item): Stored<z.output<S>> => this.form.parse(item);

  async get(
    id: Id,
    options: { consistent?: boolean } = {},
  ): Promise<Stored<z.output<S>> | undefined> {
    const item = await table.getItem({
      Key: this.key(id),
      ConsistentRead: options.consistent ?? false,
    });
    return item && this.parse(item);
  }

  /** The items of these ids in their order; undefined where there is none. */
  async getMany(
    ids: readonly Id[],
    options: { consistent?: boolean } = {},
  ): Promise<(Stored<z.output<S>> | undefined)[]> {
    const items = await table.getItemsInOrder(ids.map(this.key), options);
    const parsed = new Map([...new Set(items)].map((item) => [item, item && this.parse(item)]));
    return items.map((item) => parsed.get(item));
  }

  /**
   * The rows of listed items, in their order; undefined where there is none. Entries that carry none, or one
   * of another version, have their items read.
   */
  async rowsOf(
    entries: readonly Pick<ListedEntry, 'target' | 'row'>[],
    idOf: (target: string) => Id,
  ): Promise<(R | undefined)[]> {
    const { row, version } = this.#definition;
    if (!row) throw new TypeError(`items of type ${this.#definition.type} have no rows`);
    const carried = entries.map(({ row: text }) => text && fromRowText(row, version, text));
    const bare = entries.filter((_, index) => !carried[index]);
    const items = await this.getMany(bare.map(({ target }) => idOf(target)));
    const read = new Map(bare.map((entry, index) => [entry, items[index]]));
    return entries.map((entry, index) => {
      const item = read.get(entry);
      return carried[index] || (item && row.of(item));
    });
  }

  /** Throws 2005 when an item with this key exists. */
  async create(id: Id, value: z.output<S>): Promise<void> {
    await table.write(this.creating(id, value));
  }

  /** Creates or overwrites; only for items whose new content does not depend on the old one. */
  overwrite(id: Id, value: z.output<S>): Promise<void> {
    return table.putItem({ Item: this.form.toItem(id, value, 1) });
  }

  /**
   * Reads, changes and writes an item; retried when the item changed in between.
   * `change` answers the new value, or undefined when there is nothing to change; `also` answers further
   * writes of the same transaction.
   * Answers the item as it is afterwards; undefined when it does not exist.
   * Throws -1 `common.stale` when every attempt failed, and the refusal of a write of `also`.
   */
  async change(
    id: Id,
    change: (value: Stored<z.output<S>>) => z.output<S> | undefined,
    also: (
      before: Stored<z.output<S>>,
      after: z.output<S>,
    ) => table.TransactWrite[] | Promise<table.TransactWrite[]> = () => [],
  ): Promise<Stored<z.output<S>> | undefined> {
    return retryWrite(async () => {
      const before = await this.get(id, { consistent: true });
      const after = before && change(before);
      if (!before || !after) return before;
      await table.write([...this.replacing(id, before, after), ...(await also(before, after))]);
      return this.parse(this.form.toItem(id, after, before.rev + 1, before[UNKNOWN]));
    });
  }

  /** One page of the items under a partition whose sort keys begin with `prefix`. */
  page(pk: string, prefix: string, options: QueryOptions = {}): Promise<Page<z.output<S>>> {
    return this.#query(beginningWith(pk, prefix), options);
  }

  /** All items under a partition with sort keys in a range, both ends included; the caller bounds them. */
  async between(
    pk: string,
    range: readonly [string, string],
    { consistent = false }: { consistent?: boolean } = {},
  ): Promise<Stored<z.output<S>>[]> {
    const items = await table.queryAll({ ...between(pk, range), ConsistentRead: consistent });
    return items.map(this.parse);
  }

  /** One page of the items under an index partition, or of a part of it (`inIndex`). */
  pageOfIndex(
    gsi1pk: string,
    { within, ...options }: QueryOptions & { readonly within?: readonly [string, string] } = {},
  ): Promise<Page<z.output<S>>> {
    return this.#query(inIndex(gsi1pk, within), options);
  }

  async #query(where: table.Query, options: QueryOptions): Promise<Page<z.output<S>>> {
    const { items, next } = await table.queryItems({
      ...where,
      ScanIndexForward: !options.descending,
      Limit: options.limit,
      ExclusiveStartKey: options.from,
    });
    return { items: items.map(this.parse), next };
  }
}

export const entity = <S extends z.ZodObject, Id, R = never>(
  definition: Definition<S, Id, R>,
): Entity<S, Id, R> => new Entity(definition);
