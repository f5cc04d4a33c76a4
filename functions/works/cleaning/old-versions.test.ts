import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects, usingObject } from '#functions/domain/storage/stored-object.ts';
import { workPartition, works } from '#functions/domain/works/work.ts';
import { VERSION_PREFIX, workVersions } from '#functions/domain/works/work-version.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryItems, transact } from '#functions/platform/table.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { VersionLabel } from '#shared/works.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { storeWork } from '#tests/factories/work.ts';
import { purgeTrash } from './purge-trash.ts';
import { thinVersions } from './thin-versions.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T12:30:00.000Z');
const BYTES = 10;
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR_MS);
const depsAt = (now: Date): Deps => ({ ...liveDeps, now: () => now });

interface Saved {
  readonly hoursAgo: number;
  readonly label: VersionLabel;
}

/** A work with versions of the given ages, each with a stored object. */
async function makeHistory(person: Person, saves: readonly Saved[]): Promise<WorkId> {
  const { schoolId, userId: by } = person;
  const workId = await storeWork(person, { version: saves.length });
  for (const [index, { hoursAgo, label }] of saves.entries()) {
    const key = `schools/${schoolId}/works/${newId('upload')}.sb3`;
    const common = {
      key,
      bytes: BYTES,
      contentType: 'a/b',
      name: 'a.sb3',
      at: at(hoursAgo).toISOString(),
    };
    const object = { ...common, schoolId, kind: 'project' as const, owner: by, uses: 1 };
    const version = {
      ...common,
      schoolId,
      workId,
      no: index + 1,
      base: index,
      by,
      device: '',
      label,
      note: '',
      thumbnail: '',
    };
    await transact([
      ...storedObjects.creating(object, object),
      ...workVersions.creating(version, version),
      counting(schoolId, { granted: BYTES }),
    ]);
  }
  return workId;
}

const versionsOf = async ({ schoolId }: Person, id: WorkId) =>
  (await workVersions.page(workPartition({ schoolId, id }), VERSION_PREFIX, { limit: 100 })).items;

describe('old versions', () => {
  const save = fc.record({
    hoursAgo: fc.integer({ min: 0, max: 60 * 24 }),
    label: fc.constantFrom<VersionLabel>('', '', '', 'handed-in', 'named'),
  });

  it('are thinned, but never the newest, what is labelled, younger than a week, or the last of its day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(save, { minLength: 5, maxLength: 25 }), async (unsorted) => {
        const saves = [...unsorted].sort((a, b) => b.hoursAgo - a.hoursAgo);
        const person = await makePerson(await makeSchool(), ROLE.student);
        const id = await makeHistory(person, saves);
        for (let round = 0; round < 3; round += 1)
          await thinVersions(await actorOf(person), { id, no: 10 }, depsAt(new Date(NOW)));

        const kept = new Set((await versionsOf(person, id)).map(({ no }) => no));
        const sameSpan = (index: number, length: number) => {
          const [one, next] = [saves[index], saves[index + 1]];
          return (
            one &&
            next &&
            at(one.hoursAgo).toISOString().slice(0, length) ===
              at(next.hoursAgo).toISOString().slice(0, length)
          );
        };
        for (const [index, { hoursAgo, label }] of saves.entries()) {
          const isOfUse = label !== '' || index === saves.length - 1 || hoursAgo <= 7 * 24;
          const isLast = !sameSpan(index, hoursAgo > 30 * 24 ? 10 : 13);
          expect(kept.has(index + 1), JSON.stringify(saves[index])).toBe(isOfUse || isLast);
        }
        const storage = await loadUsedSpace(person.schoolId, true);
        expect(storage).toBe(kept.size * BYTES);
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

describe('the trash', () => {
  it('is emptied step by step after its time, and gives its space back, but for what was handed in', async () => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    const { schoolId } = person;
    const saves = Array.from({ length: 9 }, (_, index) => ({
      hoursAgo: 9 - index,
      label: '' as const,
    }));
    const id = await makeHistory(person, saves);
    const [handedIn] = await versionsOf(person, id);
    if (!handedIn) throw new Error('no version');
    await transact([usingObject(handedIn)]);
    const key = { schoolId, id };
    await works.change(key, (work) => ({ ...work, removed: at(0).toISOString() }));

    await purgeTrash(await actorOf(person), depsAt(at(-29 * 24)));
    expect(await versionsOf(person, id)).toHaveLength(9);
    for (let step = 0; step < 4; step += 1)
      await purgeTrash(await actorOf(person), depsAt(at(-31 * 24)));
    const { items } = await queryItems(inPartition(workPartition(key)));
    expect(items).toEqual([]);
    expect(await loadUsedSpace(schoolId, true)).toBe(BYTES);
    expect(await storedObjects.get({ schoolId, key: handedIn.key })).toMatchObject({ uses: 1 });
  });
});
