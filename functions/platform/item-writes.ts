import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { relisting } from './listing.ts';
import { type Definition, type Stored, StoredForm } from './stored-form.ts';
import type { TableKey, TransactWrite } from './table.ts';
import { UNKNOWN } from './versions.ts';

/** Writes of one item as parts of a transaction (`table.transact`), each with the entries in lists that it changes. */
export class ItemWrites<S extends z.ZodObject, Id, R> {
  protected readonly form: StoredForm<S, Id, R>;
  readonly key: (id: Id) => TableKey;

  constructor(definition: Definition<S, Id, R>) {
    this.form = new StoredForm(definition);
    this.key = definition.key;
  }

  /** Refuses with 2005 when an item with this key exists. */
  creating(id: Id, value: z.output<S>): TransactWrite[] {
    const Item = this.form.toItem(id, value, 1);
    return [
      {
        Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' },
        refusal: new CallError(CODE.exists),
      },
      ...relisting([], this.form.entries(value, 1)),
    ];
  }

  /** A change as a part of a transaction, which fails when the item changed in between. */
  replacing(id: Id, before: Stored<z.output<S>>, after: z.output<S>): TransactWrite[] {
    return [
      {
        Put: {
          Item: this.form.toItem(id, after, before.rev + 1, before[UNKNOWN]),
          ConditionExpression: 'rev = :rev',
          ExpressionAttributeValues: { ':rev': before.rev },
        },
      },
      ...relisting(this.form.storedEntries(before), this.form.entries(after, before.rev + 1)),
    ];
  }

  /**
   * Replaces the item that was read, or creates it when there was none. The transaction fails without a
   * refusal when the item changed in between, so that the caller can retry.
   */
  writing(id: Id, before: Stored<z.output<S>> | undefined, after: z.output<S>): TransactWrite[] {
    if (before) return this.replacing(id, before, after);
    return this.creating(id, after).map(({ refusal: _, ...write }) => write);
  }

  /** The condition that an item, or its absence, is as it was read; fails like `writing`. */
  requiring(id: Id, found: Stored<z.output<S>> | undefined): TransactWrite {
    const unchanged = found
      ? { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': found.rev } }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
    return { ConditionCheck: { Key: this.key(id), ...unchanged } };
  }

  /** A deletion as a part of a transaction, which fails when the item changed in between. */
  removing(id: Id, before: Stored<z.output<S>>): TransactWrite[] {
    return [
      {
        Delete: {
          Key: this.key(id),
          ConditionExpression: 'rev = :rev',
          ExpressionAttributeValues: { ':rev': before.rev },
        },
      },
      ...relisting(this.form.storedEntries(before), []),
    ];
  }

  /** `overwrite` as a part of a transaction; for items without lists that another write of it guards. */
  putting(id: Id, value: z.output<S>): TransactWrite {
    return { Put: { Item: this.form.toItem(id, value, 1) } };
  }
}
