import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { memoize } from '#shared/memoize.ts';
import { CallError } from './errors.ts';
import { beginningWith, between, inIndex } from './key-range.ts';
import { type ListEntry, type ListedEntry, type Listing, relisting } from './listing.ts';
import { retryWrite } from './retry.ts';
import { fromRowText, type RowForm, toRowText } from './row-form.ts';
import * as table from './table.ts';
import { OUTDATED, outdatedIn, UNKNOWN, type Upgrades, unknownIn, upgraded } from './versions.ts';

/** What every item has besides its own attributes. */
interface Revision {
  /** Revision: 1 at first, one more with every write. */
  readonly rev: number;
  readonly [UNKNOWN]?: table.Item;
  readonly [OUTDATED]?: true;
}
export type Stored<T> = T & Revision;

interface IndexKeys {
  readonly gsi1pk: string;
  readonly gsi1sk: string;
}

interface Definition<S extends z.ZodObject, Id, R> {
  /** Name of the kind, kept in every item. */
  readonly type: string;
  /**
   * Version of the schema, kept in every item as `v`. Raised by what older code would misread or spoil; not by
   * a new attribute of the item itself, which older code keeps.
   */
  readonly version: number;
  readonly upgrades?: Upgrades;
  /** Made at the first read or write of the kind: a cold start needs few schemas. */
  readonly schema: () => S;
  readonly key: (id: Id) => table.TableKey;
  /** Index keys that follow from the attributes; an item without them is not in the index. */
  readonly indexes?: (item: z.output<S>) => IndexKeys | undefined;
  /** The list entries of an item, which are written with it. */
  readonly lists?: (item: z.output<S>) => readonly Listing[];
  /**
   * What lists show of an item, carried by the entries that are `showing` it. Another form of it raises `version`.
   */
  readonly row?: RowForm<Stored<z.output<S>>, R>;
}

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
class Entity<S extends z.ZodObject, Id, R> {
  readonly #definition: Definition<S, Id, R>;
  readonly #schema: () => S;
  readonly key: (id: Id) => table.TableKey;

  constructor(definition: Definition<S, Id, R>) {
    this.#definition = definition;
    this.#schema = memoize(definition.schema);
    this.key = definition.key;
  }

  /** True for an item of this kind, where a query answers several kinds. */
  readonly is = (item: table.Item): boolean => item.type === this.#definition.type;

  readonly parse = (item: table.Item): Stored<z.output<S>> => {
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

  #toItem(id: Id, value: z.output<S>, rev: number, unknown?: table.Item): table.Item {
    const { type, version, key, indexes } = this.#definition;
    return {
      ...unknown,
      ...this.#schema().parse(value),
      ...key(id),
      ...indexes?.(value),
      type,
      v: version,
      rev,
    };
  }

  /** The list entries of an item with this revision, those that show it with its row. */
  #entries(value: z.output<S>, rev: number): readonly ListEntry[] {
    const { lists, row, version } = this.#definition;
    const all = lists?.(value) ?? [];
    const carried = row && { row: toRowText(row, version, { ...value, rev }) };
    return all.map(({ shows, ...entry }) => (shows ? { ...entry, ...carried } : entry));
  }

  /** The list entries as they are stored: those of an older version are written anew. */
  #stored(before: Stored<z.output<S>>): readonly ListEntry[] {
    const entries = this.#entries(before, before.rev);
    return before[OUTDATED] ? entries.map(({ row: _, ...entry }) => entry) : entries;
  }

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

  /** The same as a part of a transaction (`table.transact`). */
  creating(id: Id, value: z.output<S>): table.TransactWrite[] {
    const Item = this.#toItem(id, value, 1);
    return [
      {
        Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' },
        refusal: new CallError(CODE.exists),
      },
      ...relisting([], this.#entries(value, 1)),
    ];
  }

  /** A change as a part of a transaction, which fails when the item changed in between. */
  replacing(id: Id, before: Stored<z.output<S>>, after: z.output<S>): table.TransactWrite[] {
    return [
      {
        Put: {
          Item: this.#toItem(id, after, before.rev + 1, before[UNKNOWN]),
          ConditionExpression: 'rev = :rev',
          ExpressionAttributeValues: { ':rev': before.rev },
        },
      },
      ...relisting(this.#stored(before), this.#entries(after, before.rev + 1)),
    ];
  }

  /**
   * Replaces the item that was read, or creates it when there was none. The transaction fails without a
   * refusal when the item changed in between, so that the caller can retry.
   */
  writing(
    id: Id,
    before: Stored<z.output<S>> | undefined,
    after: z.output<S>,
  ): table.TransactWrite[] {
    if (before) return this.replacing(id, before, after);
    return this.creating(id, after).map(({ refusal: _, ...write }) => write);
  }

  /** The condition that an item, or its absence, is as it was read; fails like `writing`. */
  requiring(id: Id, found: Stored<z.output<S>> | undefined): table.TransactWrite {
    const unchanged = found
      ? { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': found.rev } }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
    return { ConditionCheck: { Key: this.key(id), ...unchanged } };
  }

  /** A deletion as a part of a transaction, which fails when the item changed in between. */
  removing(id: Id, before: Stored<z.output<S>>): table.TransactWrite[] {
    return [
      {
        Delete: {
          Key: this.key(id),
          ConditionExpression: 'rev = :rev',
          ExpressionAttributeValues: { ':rev': before.rev },
        },
      },
      ...relisting(this.#stored(before), []),
    ];
  }

  /** Creates or overwrites; only for items whose new content does not depend on the old one. */
  overwrite(id: Id, value: z.output<S>): Promise<void> {
    return table.putItem({ Item: this.#toItem(id, value, 1) });
  }

  /** `overwrite` as a part of a transaction; for items without lists that another write of it guards. */
  putting(id: Id, value: z.output<S>): table.TransactWrite {
    return { Put: { Item: this.#toItem(id, value, 1) } };
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
      return this.parse(this.#toItem(id, after, before.rev + 1, before[UNKNOWN]));
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
