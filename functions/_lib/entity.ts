import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
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
  readonly schema: S;
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

/** Somebody else wrote the item since it was read: the caller reads again and decides anew. */
const stale = () => new CallError(CODE.wait, { reason: 'common.stale' });

/**
 * A kind of item of the one table. Keys are built here and nowhere else; attributes that indexes
 * are made of change only through `replace`, a whole write guarded by the revision.
 */
export function entity<S extends z.ZodObject, Id>(definition: Definition<S, Id>) {
  type T = z.output<S>;

  const parse = (item: table.Item): Stored<T> => {
    if (item.type !== definition.type) {
      throw new TypeError(
        `expected an item of type ${definition.type}, found ${String(item.type)}`,
      );
    }
    return { ...definition.schema.parse(item), rev: Number(item.rev) };
  };

  const toItem = (id: Id, value: T, rev: number): table.Item => ({
    ...definition.schema.parse(value),
    ...definition.key(id),
    ...definition.indexes?.(value),
    type: definition.type,
    v: definition.version,
    rev,
  });

  const creation = (id: Id, value: T) => ({
    Item: toItem(id, value, 1),
    ConditionExpression: 'attribute_not_exists(pk)',
  });

  const replacement = (id: Id, value: Stored<T>) => ({
    Item: toItem(id, value, value.rev + 1),
    ConditionExpression: 'rev = :rev',
    ExpressionAttributeValues: { ':rev': value.rev },
  });

  return {
    key: definition.key,
    parse,

    /** True for an item of this kind, where a query answers several kinds. */
    is: (item: table.Item): boolean => item.type === definition.type,

    async get(id: Id, options: { consistent?: boolean } = {}): Promise<Stored<T> | undefined> {
      const item = await table.getItem({
        Key: definition.key(id),
        ConsistentRead: options.consistent ?? false,
      });
      return item && parse(item);
    },

    /** Throws 2005 when an item with this key exists. */
    async create(id: Id, value: T): Promise<void> {
      await table.putItem(creation(id, value)).catch((error: unknown) => {
        throw table.isConditionFailure(error) ? new CallError(CODE.exists) : error;
      });
    },

    /** Writes the whole item; throws -1 `common.stale` when its revision is no longer the one that was read. */
    async replace(id: Id, value: Stored<T>): Promise<void> {
      await table.putItem(replacement(id, value)).catch((error: unknown) => {
        throw table.isConditionFailure(error) ? stale() : error;
      });
    },

    /**
     * Reads, changes and writes an item; when somebody else wrote in between, once more from the start.
     * `change` answers the new value, or undefined when there is nothing to change.
     * Answers the item as it is afterwards; undefined when it does not exist.
     */
    async change(
      id: Id,
      change: (value: Stored<T>) => T | undefined,
    ): Promise<Stored<T> | undefined> {
      for (let attempt = 0; attempt < CHANGE_ATTEMPTS; attempt += 1) {
        const value = await this.get(id, { consistent: true });
        const changed = value && change(value);
        if (!value || !changed) return value;
        const write = replacement(id, { ...changed, rev: value.rev });
        try {
          await table.putItem(write);
          return parse(write.Item);
        } catch (error) {
          if (!table.isConditionFailure(error)) throw error;
        }
      }
      throw stale();
    },

    /** Writes over whatever is there; only for items whose content does not depend on what it was. */
    overwrite: (id: Id, value: T): Promise<void> => table.putItem({ Item: toItem(id, value, 1) }),

    remove: (id: Id): Promise<void> => table.deleteItem({ Key: definition.key(id) }),

    /** The same writes as parts of a transaction (`table.transact`). */
    creating: (id: Id, value: T): table.TransactWrite => ({ Put: creation(id, value) }),
    replacing: (id: Id, value: Stored<T>): table.TransactWrite => ({ Put: replacement(id, value) }),

    /** One page of the items under a partition whose sort keys begin with `prefix`. */
    async page(pk: string, prefix: string, options: QueryOptions = {}): Promise<Page<T>> {
      const { items, next } = await table.queryItems({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
        ScanIndexForward: !options.descending,
        Limit: options.limit,
        ExclusiveStartKey: options.from,
      });
      return { items: items.map(parse), next };
    },

    /** One page of the items under an index partition. */
    async pageOfIndex(gsi1pk: string, options: QueryOptions = {}): Promise<Page<T>> {
      const { items, next } = await table.queryItems({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': gsi1pk },
        ScanIndexForward: !options.descending,
        Limit: options.limit,
        ExclusiveStartKey: options.from,
      });
      return { items: items.map(parse), next };
    },
  };
}
