import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { once } from '#shared/once.ts';
import { CallError } from './errors.ts';
import * as table from './table.ts';

/** What every item carries besides its own attributes. */
interface Carried {
  /** Revision: 1 at first, one more with every write. */
  readonly rev: number;
}
export type Stored<T> = T & Carried;

interface IndexKeys {
  readonly gsi1pk: string;
  readonly gsi1sk: string;
}

interface Definition<S extends z.ZodObject, Id> {
  /** Name of the kind, kept in every item. */
  readonly type: string;
  /** Version of the schema, kept in every item as `v`. */
  readonly version: number;
  /** Made when an item of the kind is first read or written: a cold start needs few of them. */
  readonly schema: () => S;
  readonly key: (id: Id) => table.TableKey;
  /** Index keys that follow from the attributes; an item without them is not in the index. */
  readonly indexes?: (item: z.output<S>) => IndexKeys | undefined;
}

interface Page<T> {
  readonly items: Stored<T>[];
  readonly next: table.Item | undefined;
}

interface QueryOptions {
  readonly limit?: number | undefined;
  readonly from?: table.Item | undefined;
  readonly descending?: boolean;
}

const CHANGE_ATTEMPTS = 4;

/**
 * A kind of item of the one table. Keys are built here and nowhere else; attributes that indexes
 * are made of change only through a whole write guarded by the revision.
 */
class Entity<S extends z.ZodObject, Id> {
  readonly #definition: Definition<S, Id>;
  readonly #schema: () => S;
  readonly key: (id: Id) => table.TableKey;

  constructor(definition: Definition<S, Id>) {
    this.#definition = definition;
    this.#schema = once(definition.schema);
    this.key = definition.key;
  }

  /** True for an item of this kind, where a query answers several kinds. */
  readonly is = (item: table.Item): boolean => item.type === this.#definition.type;

  readonly parse = (item: table.Item): Stored<z.output<S>> => {
    const { type } = this.#definition;
    if (item.type !== type) {
      throw new TypeError(`expected an item of type ${type}, found ${String(item.type)}`);
    }
    return { ...this.#schema().parse(item), rev: Number(item.rev) };
  };

  #toItem(id: Id, value: z.output<S>, rev: number): table.Item {
    const { type, version, key, indexes } = this.#definition;
    return {
      ...this.#schema().parse(value),
      ...key(id),
      ...indexes?.(value),
      type,
      v: version,
      rev,
    };
  }

  #creation(id: Id, value: z.output<S>) {
    return { Item: this.#toItem(id, value, 1), ConditionExpression: 'attribute_not_exists(pk)' };
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

  /** Throws 2005 when an item with this key exists. */
  async create(id: Id, value: z.output<S>): Promise<void> {
    await table.putItem(this.#creation(id, value)).catch((error: unknown) => {
      throw table.isConditionFailure(error) ? new CallError(CODE.exists) : error;
    });
  }

  /** The same as a part of a transaction (`table.transact`). */
  creating(id: Id, value: z.output<S>): table.TransactWrite {
    return { Put: this.#creation(id, value) };
  }

  /** Writes over whatever is there; only for items whose content does not depend on what it was. */
  overwrite(id: Id, value: z.output<S>): Promise<void> {
    return table.putItem({ Item: this.#toItem(id, value, 1) });
  }

  /**
   * Reads, changes and writes an item; when somebody else wrote in between, once more from the start.
   * `change` answers the new value, or undefined when there is nothing to change.
   * Answers the item as it is afterwards; undefined when it does not exist.
   * Throws -1 `common.stale` when others were faster every time.
   */
  async change(
    id: Id,
    change: (value: Stored<z.output<S>>) => z.output<S> | undefined,
  ): Promise<Stored<z.output<S>> | undefined> {
    for (let attempt = 0; attempt < CHANGE_ATTEMPTS; attempt += 1) {
      const value = await this.get(id, { consistent: true });
      const changed = value && change(value);
      if (!value || !changed) return value;
      const item = this.#toItem(id, changed, value.rev + 1);
      if (await putIfAt(item, value.rev)) return this.parse(item);
    }
    throw new CallError(CODE.wait, { reason: 'common.stale' });
  }

  /** One page of the items under a partition whose sort keys begin with `prefix`. */
  page(pk: string, prefix: string, options: QueryOptions = {}): Promise<Page<z.output<S>>> {
    const where = {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    };
    return this.#query(where, options);
  }

  /** One page of the items under an index partition. */
  pageOfIndex(gsi1pk: string, options: QueryOptions = {}): Promise<Page<z.output<S>>> {
    const where = {
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': gsi1pk },
    };
    return this.#query(where, options);
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

/** False when the item's revision is no longer the one that was read. */
async function putIfAt(item: table.Item, rev: number): Promise<boolean> {
  try {
    await table.putItem({
      Item: item,
      ConditionExpression: 'rev = :rev',
      ExpressionAttributeValues: { ':rev': rev },
    });
    return true;
  } catch (error) {
    if (table.isConditionFailure(error)) return false;
    throw error;
  }
}

export const entity = <S extends z.ZodObject, Id>(definition: Definition<S, Id>): Entity<S, Id> =>
  new Entity(definition);
