import { users } from '#functions/domain/people/user.ts';
import { isPastDue } from '#functions/domain/schools/subscription.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { contentOfVersion, pinningVersion } from '#functions/domain/works/reuse-version.ts';
import { loadManagedWork, loadOwnWork, noSuchWork } from '#functions/domain/works/see-work.ts';
import { type Work, workPartition } from '#functions/domain/works/work.ts';
import { toVersionDto, toWorkDto } from '#functions/domain/works/work-dto.ts';
import { VERSION_PREFIX, versionOf, workVersions } from '#functions/domain/works/work-version.ts';
import { addingVersion, usingFilesOf } from '#functions/domain/works/write-version.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { Saved, staleWork } from './answer-saved.ts';
import { deadlinesOfVersions } from './versions-at-deadlines.ts';

type VersionsInput = Input<typeof contract.endpoints.versions>;

/** A school that is past due may list versions but not restore one. */
function requirePaid({ school }: Actor, now: Date): void {
  if (isPastDue(school, now)) throw new CallError(CODE.forbidden, { reason: 'common.pastDue' });
}

async function restore(actor: Actor, input: VersionsInput, deps: Deps): Promise<void> {
  const { work_id, version: no, base, device, request_key } = input;
  if (no === undefined) throw missingField('version');
  if (base === undefined) throw missingField('base');
  if (request_key === undefined) throw missingField('request_key');
  const make = async (recording: Recording<Saved>) => {
    const now = deps.now();
    const work = await loadOwnWork(actor, work_id);
    const old = await versionOf(work, no);
    if (!old) throw noSuchWork();
    if (work.version !== base) throw await staleWork(actor, work, now);
    const meta = { at: now.toISOString(), by: actor.userId, device, label: 'restored' as const };
    const next = addingVersion(work, contentOfVersion(old, { ...meta, note: String(no) }));
    const saved = { id: work.id, no: next.version.no };
    const pinning = pinningVersion(old);
    await transact([...recording(saved, now), ...next.writes, ...pinning, ...usingFilesOf(old)]);
  };
  const asked = { work_id, no, base, request_key };
  await once(requestOf(actor, 'work.restore', asked), {
    made: Saved,
    find: () => undefined,
    make: (recording) => retryWrite(() => make(recording)),
  });
}

async function pageOfVersions(work: Work, { cursor, limit }: VersionsInput, now: Date) {
  const pk = workPartition(work);
  const list = `${pk}#VERSIONS`;
  const from = await fromCursor(cursor, list);
  const { items, next } = await workVersions.page(pk, VERSION_PREFIX, {
    limit,
    from,
    descending: true,
  });
  const [people, deadlines] = await Promise.all([
    users.getMany(items.map(({ schoolId, by }) => ({ schoolId, userId: by }))),
    deadlinesOfVersions(work, items, now),
  ]);
  return {
    list: await Promise.all(
      items.map(async (item, index) => ({
        ...(await toVersionDto(item, people[index]?.name ?? '', now)),
        by_hand: item.byHand ?? null,
        deadlines: deadlines[index] ?? [],
      })),
    ),
    cursor: await toCursor(next, list),
  };
}

export const showVersions: UseCase<typeof contract.endpoints.versions> = async (
  actor,
  input,
  deps,
) => {
  if (input.action === 'restore') {
    requirePaid(actor, deps.now());
    await restore(actor, input, deps);
  }
  const work = await loadManagedWork(actor, input.work_id);
  if (work.removed) throw noSuchWork();
  const now = deps.now();
  return {
    versions: await pageOfVersions(work, input, now),
    work: await toWorkDto(actor, { work, view: 'full' }, now),
  };
};
