import * as z from 'zod';
import { takeLease } from '#functions/domain/jobs/lease.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { written } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';

/** How long a run has a pass to itself: longer than the function may last. */
const LEASE_MS = 11 * 60_000;

/** A walk through the table that erases the data of some schools, and how far it is. */
const ErasurePass = () =>
  z.object({
    schools: z.array(SchoolId),
    began: z.iso.datetime(),
    /** The table is read from here on. */
    from: z.record(z.string(), z.unknown()).optional(),
    /** All of the table was read: objects and the schools themselves are left. */
    read: z.boolean(),
    items: z.number().int(),
    /** Until then a run works on it (ms). */
    busyUntil: z.number().int(),
  });
export type ErasurePass = Stored<z.infer<ReturnType<typeof ErasurePass>>>;

export const erasurePasses = entity({
  type: 'erasure-pass',
  version: 1,
  schema: ErasurePass,
  key: (_: null) => ({ pk: 'PLATFORM#ERASURE', sk: 'PASS' }),
});

/** The pass for this run alone; undefined when there is none, or another run works on it. */
export async function takePass(now: Date): Promise<ErasurePass | undefined> {
  const pass = await erasurePasses.get(null, { consistent: true });
  if (!pass) return undefined;
  return takeLease(pass, now, (taken) => erasurePasses.replacing(null, pass, taken), LEASE_MS);
}

/** Keeps how far the pass is. Throws when another run has taken it meanwhile. */
export async function storePass(
  pass: ErasurePass,
  changes: Partial<ErasurePass>,
): Promise<ErasurePass> {
  const after = { ...pass, ...changes };
  if (await written(erasurePasses.replacing(null, pass, after)))
    return { ...after, rev: pass.rev + 1 };
  throw new Error('another run has taken the erasure over');
}
