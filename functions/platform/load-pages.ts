import { LIMITS } from '#shared/limits.ts';
import type { Item } from './table.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next?: Item | undefined;
}

/**
 * Loads page after page, until there are as many rows as a sheet holds or no page is left. A loader that does
 * not keep to the limit may bring the rows above it.
 */
export async function loadPages<T>(
  load: (paging: { readonly limit: number; readonly from: Item | undefined }) => Promise<Page<T>>,
): Promise<{ readonly items: T[]; readonly truncated: boolean }> {
  const items: T[] = [];
  let from: Item | undefined;
  do {
    const limit = Math.min(LIMITS.pageSizeMax, LIMITS.exportRowsMax - items.length);
    const page = await load({ limit, from });
    items.push(...page.items);
    from = page.next;
  } while (from && items.length < LIMITS.exportRowsMax);
  return { items, truncated: from !== undefined };
}
