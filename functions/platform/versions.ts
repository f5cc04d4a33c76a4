import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import type { Item } from './table.ts';

/** How items of a kind were stored before: what makes of the attributes of a version those of the next. */
export type Upgrades = Readonly<Record<number, (item: Item) => Item>>;

interface Kind {
  readonly version: number;
  readonly upgrades?: Upgrades | undefined;
}

/** While a deployment changes one function after the other, an older one may meet an item of a newer one. */
const updating = (): CallError =>
  new CallError(CODE.wait, { reason: 'common.updating', data: { retryAfter: 5 }, status: 503 });

/**
 * An item as the current version stores it. Throws -1 `common.updating` for an item of a newer version, which
 * this code can neither understand nor write back.
 */
export function upgraded(item: Item, { version, upgrades = {} }: Kind): Item {
  let current = item;
  for (let v = Number(item.v); v !== version; v += 1) {
    const upgrade = upgrades[v];
    if (!upgrade) throw v > version ? updating() : new TypeError(`no way from version ${v}`);
    current = upgrade(current);
  }
  return current;
}

/** Attributes of an item that its schema does not know: newer code has added them. */
export const UNKNOWN: unique symbol = Symbol('unknown attributes');

/** Without `lastWrite`: a repeated addition knows by it, also after a whole write, that it has taken place. */
const OWN = new Set(['pk', 'sk', 'gsi1pk', 'gsi1sk', 'type', 'v', 'rev']);

/** The attributes that a whole write of the item must keep; none as long as all code is of one age. */
export function unknownIn(item: Item, { shape }: z.ZodObject): { readonly [UNKNOWN]?: Item } {
  const unknown = Object.entries(item).filter(([name]) => !(name in shape || OWN.has(name)));
  return unknown.length > 0 ? { [UNKNOWN]: Object.fromEntries(unknown) } : {};
}

/** Marks an item as it was read that an older version has stored: its list entries are of that version too. */
export const OUTDATED: unique symbol = Symbol('of an older version');

export const outdatedIn = (item: Item, { version }: Kind): { readonly [OUTDATED]?: true } =>
  Number(item.v) === version ? {} : { [OUTDATED]: true };
