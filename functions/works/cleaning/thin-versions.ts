import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type Work, workPartition, works } from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { warn } from '#functions/platform/warn.ts';
import type { WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { removeVersion } from './remove-version.ts';
import { type WorkThinning, workThinnings } from './work-thinning.ts';

const DAY_MS = 86_400_000;
/** Versions looked at in one step. Steps come with every tenth version, and so keep up. */
const STEP = 20;
const EVERY = 10;

interface Pass {
  readonly name: keyof WorkThinning;
  readonly keptDays: number;
  /** Characters of an instant that are the same within an hour, or a day. */
  readonly same: number;
}
const PASSES: readonly Pass[] = [
  { name: 'hours', keptDays: LIMITS.versionsKeptDays, same: '2026-01-01T00'.length },
  { name: 'days', keptDays: LIMITS.hourlyVersionsDays, same: '2026-01-01'.length },
];

/** Named, restored, copied, handed in, published, or about to be: these stay for good. */
const isKept = ({ shown, wish }: Work, { label, no }: WorkVersion): boolean =>
  label !== '' || shown?.no === no || wish?.shown.no === no;

/** Answers the version up to which this pass has come. */
async function thin(
  actor: Actor,
  work: Work,
  { keptDays, same }: Pass,
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
 * Of what the editor saved by itself, keeps all for a week, then the last of each hour, and later the last
 * of each day, a few versions at a time. The newest version is never touched.
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
    // Somebody handed a version in at this moment, or the store failed: a later save goes on.
    warn('versions not thinned', actor, error);
  }
}
