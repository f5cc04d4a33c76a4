import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type Work, type WorkKey, workPartition, works } from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/entity.ts';
import { warn } from '#functions/platform/warn.ts';
import type { WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { removeVersion } from './remove-version.ts';

const DAY_MS = 86_400_000;
/** Versions read in one step. A step follows every tenth save, which is enough to keep up. */
const STEP = 20;
const EVERY = 10;

interface ThinningPass {
  readonly name: keyof WorkThinning;
  readonly keptDays: number;
  /** Leading characters of an instant that are equal within an hour, or a day. */
  readonly same: number;
}
const PASSES: readonly ThinningPass[] = [
  { name: 'hours', keptDays: LIMITS.versionsKeptDays, same: '2026-01-01T00'.length },
  { name: 'days', keptDays: LIMITS.hourlyVersionsDays, same: '2026-01-01'.length },
];

/** Versions that are labelled, published, or requested for publication are never removed. */
const isKept = ({ shown, wish }: Work, { label, no }: WorkVersion): boolean =>
  label !== '' || shown?.no === no || wish?.shown.no === no;

/** Removes some versions. Answers the number of the last version that this pass has finished. */
async function thin(
  actor: Actor,
  work: Work,
  { keptDays, same }: ThinningPass,
  begun: number,
  deps: Deps,
): Promise<number> {
  const { schoolId, id: workId } = work;
  const before = new Date(deps.now().getTime() - keptDays * DAY_MS).toISOString();
  const { items } = await workVersions.page(workPartition(work), VERSION_PREFIX, {
    limit: STEP + 1,
    from: { ...workVersions.key({ schoolId, workId, no: begun }) },
  });
  let done = begun;
  for (const [index, version] of items.entries()) {
    const next = items[index + 1];
    if (!next || version.at >= before) return done;
    const isLast = version.at.slice(0, same) !== next.at.slice(0, same);
    if (!isLast && !isKept(work, version)) await removeVersion(actor, version, deps);
    done = version.no;
  }
  return done;
}

/**
 * Keeps all automatic saves of the last week, then the last of each hour, later the last of each day; removes
 * a few versions at a time. The newest version always stays.
 */
export async function thinVersions(
  actor: Actor,
  { id, no }: { readonly id: WorkId; readonly no: number },
  deps: Deps,
): Promise<void> {
  if (no % EVERY !== 0) return;
  const key = { schoolId: actor.schoolId, id };
  try {
    const work = await works.get(key, { consistent: true });
    if (!work) return;
    const begun = (await workThinnings.get(key)) ?? { hours: 0, days: 0 };
    const done = { hours: begun.hours, days: begun.days };
    for (const pass of PASSES)
      done[pass.name] = await thin(actor, work, pass, begun[pass.name], deps);
    await workThinnings.overwrite(key, done);
  } catch (error) {
    // A version was handed in at the same time, or the store failed: a later save continues.
    warn('versions not thinned', actor, error);
  }
}

/** The version up to which the old ones are thinned to one an hour, and to one a day. */
const WorkThinning = () => z.object({ hours: z.number().int(), days: z.number().int() });
type WorkThinning = z.infer<ReturnType<typeof WorkThinning>>;

const workThinnings = entity({
  type: 'work-thinning',
  version: 1,
  schema: WorkThinning,
  key: (id: WorkKey) => ({ pk: workPartition(id), sk: 'THINNING' }),
});
