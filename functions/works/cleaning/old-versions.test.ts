import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadUsedSpace, takingSpace } from '#functions/domain/storage/space.ts';
import { storedObjects, usingObject } from '#functions/domain/storage/stored-object.ts';
import { freezingVersion, pinningVersion } from '#functions/domain/works/reuse-version.ts';
import { workPartition, works } from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  versionOf,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import { usingFilesOf } from '#functions/domain/works/write-version.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryItems, transact } from '#functions/platform/table.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { VersionLabel } from '#shared/works/rules.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { recordsOf } from '#tests/factories/stored-object.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { storeWork } from '#tests/factories/work.ts';
import { purgeTrash } from './purge-trash.ts';
import { thinVersions, thinWork } from './thin-versions.ts';

inOwnTable();

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Minutes. */
const DAY = 24 * 60;
const NOW = Date.parse('2026-11-20T12:30:00.000Z');
const BYTES = 10;
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR_MS);
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE_MS);
const depsAt = (now: Date): Deps => ({ ...liveDeps, now: () => now });

interface Saved {
  readonly minutesAgo: number;
  readonly label: VersionLabel;
  readonly pinned?: boolean;
  /** Has the files of the version before it, as one that was restored. */
  readonly again?: boolean;
}

/** A work with versions of the given ages, each with a stored object unless it has that of the one before. */
async function makeHistory(person: Person, saves: readonly Saved[], shown = 0): Promise<WorkId> {
  const { schoolId, userId: by } = person;
  const published = { no: shown, bytes: BYTES, thumbnail: '', at: at(0).toISOString() };
  const workId = await storeWork(person, {
    version: saves.length,
    thinAt: at(0).toISOString(),
    ...(shown > 0 && { visibility: 'school' as const, shown: published }),
  });
  let key = '';
  for (const [index, { minutesAgo, label, pinned = false, again = false }] of saves.entries()) {
    const isNew = !again || key === '';
    if (isNew) key = `schools/${schoolId}/works/${newId('upload')}.sb3`;
    const common = {
      key,
      bytes: BYTES,
      contentType: 'a/b',
      name: 'a.sb3',
      at: ago(minutesAgo).toISOString(),
    };
    const place = { schoolId, workId, no: index + 1, base: index };
    const object = { ...common, schoolId, kind: 'project' as const, owner: by, uses: 1 };
    const made = { ...common, ...place, by, device: '', label, pinned, note: '', thumbnail: '' };
    await transact([
      ...(isNew ? storedObjects.creating(object, object) : [usingObject({ schoolId, key })]),
      ...workVersions.creating(made, made),
    ]);
    if (isNew)
      await transact([
        await takingSpace(await actorOf(person), [{ kind: 'project', bytes: BYTES }], new Date()),
      ]);
  }
  return workId;
}

const versionsOf = async ({ schoolId }: Person, id: WorkId) =>
  (await workVersions.page(workPartition({ schoolId, id }), VERSION_PREFIX, { limit: 100 })).items;

/** Leading characters of an instant that must differ from the next version's, by age; none for what is kept anyway. */
function spanOf(minutesAgo: number): number {
  if (minutesAgo < 15) return 0;
  if (minutesAgo < 2 * 60) return '2026-01-01T00:0'.length;
  if (minutesAgo < DAY) return '2026-01-01T00'.length;
  return minutesAgo < 30 * DAY ? '2026-01-01'.length : '2026-01'.length;
}

/** The numbers of the versions that stay, by the words of decision 069. */
function keptOf(saves: readonly Saved[], shown: number): number[] {
  return saves.flatMap(({ minutesAgo, label, pinned }, index) => {
    const next = saves[index + 1];
    const length = spanOf(minutesAgo);
    const start = (each: Saved) => ago(each.minutesAgo).toISOString().slice(0, length);
    const isOfUse = label !== '' || pinned || index === 0 || index + 1 === shown;
    const isLast =
      !next || length === 0 || start(next) !== ago(minutesAgo).toISOString().slice(0, length);
    return isOfUse || isLast ? [index + 1] : [];
  });
}

describe('old versions', () => {
  const age = fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 5 * 60 }),
    fc.integer({ min: 0, max: 3 * DAY }),
    fc.integer({ min: 0, max: 90 * DAY }),
  );
  const save = fc.record({
    minutesAgo: age,
    label: fc.constantFrom<VersionLabel>('', '', '', '', '', 'handed-in', 'named', 'restored'),
    pinned: fc.constantFrom(false, false, false, false, true),
    again: fc.constantFrom(false, false, false, true),
  });
  const history = fc.record({
    unsorted: fc.array(save, { minLength: 5, maxLength: 60 }),
    shown: fc.integer({ min: 0, max: 5 }),
  });

  it('are thinned to exactly what stays, with files and space, in steps that may break off', async () => {
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.integer({ min: 0, max: 3 }),
        async ({ unsorted, shown }, broken) => {
          const saves = unsorted.toSorted((a, b) => b.minutesAgo - a.minutesAgo);
          const person = await makePerson(await makeSchool(), ROLE.student);
          const { schoolId } = person;
          const id = await makeHistory(person, saves, shown);
          const deleted = new Set<string>();
          for (let round = 0; round < 12; round += 1) {
            const isBroken = round === broken;
            const removeObject = async ({ key }: { key: string }) => {
              if (isBroken) throw new Error('the store is away');
              deleted.add(key);
            };
            const objects = { ...liveDeps.objects, removeObject };
            const step = thinWork({ schoolId, id }, 'Asia/Shanghai', {
              ...depsAt(new Date(NOW)),
              objects,
            });
            if (isBroken) await step.catch(() => undefined);
            else await step;
          }
          const versions = await versionsOf(person, id);
          expect(versions.map(({ no }) => no)).toEqual(keptOf(saves, shown));
          const records = await recordsOf(schoolId);
          const keys = [...new Set(versions.map(({ key }) => key))];
          expect(records.map(({ key }) => key).sort()).toEqual(keys.sort());
          for (const { key, uses } of records)
            expect(uses).toBe(versions.filter((version) => version.key === key).length);
          expect(await loadUsedSpace(schoolId, true)).toBe(records.length * BYTES);
          const made = new Set(
            saves.map((_, index) => index).filter((index) => index === 0 || !saves[index]?.again),
          );
          expect(deleted.size).toBe(made.size - keys.length);
          for (const key of keys) expect(deleted.has(key)).toBe(false);
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);

  it('are looked at by whoever saves in the school, once they are due', async () => {
    const school = await makeSchool();
    const [away, other] = [
      await makePerson(school, ROLE.student),
      await makePerson(school, ROLE.student),
    ];
    const saves = Array.from({ length: 60 }, (_, index) => ({
      minutesAgo: 180 - index,
      label: '' as const,
    }));
    const id = await makeHistory(away, saves);
    const actor = await actorOf(other);
    const step = (minutesLater: number) => thinVersions(actor, depsAt(ago(-minutesLater)));
    for (let round = 0; round < 8; round += 1) await step(0);
    const kept = (await versionsOf(away, id)).map(({ no }) => no);
    expect(kept).toEqual(keptOf(saves, 0));
    expect(kept).toHaveLength(3);
    // A day later only the first and the last of the day are left, and nothing is due but a look after the months.
    for (let round = 0; round < 8; round += 1) await step(2 * DAY);
    expect((await versionsOf(away, id)).map(({ no }) => no)).toEqual([1, 60]);
  });

  it.each([
    ['handed in', freezingVersion],
    [
      'restored',
      (version: Stored<WorkVersion>) => [...pinningVersion(version), ...usingFilesOf(version)],
    ],
  ])(
    'that are %s at the moment when they would go stay with their files, or are gone before',
    async (_what, using) => {
      for (let round = 0; round < 6; round += 1) {
        const person = await makePerson(await makeSchool(), ROLE.student);
        const ages = [59, 58, 57, 1];
        const saves = ages.map((minutesAgo) => ({ minutesAgo, label: '' as const }));
        const key = { schoolId: person.schoolId, id: await makeHistory(person, saves) };
        const version = await versionOf(key, 2);
        if (!version) throw new Error('no version');
        const removeObject = async () => undefined;
        const deps = { ...depsAt(new Date(NOW)), objects: { ...liveDeps.objects, removeObject } };
        const [, use] = await Promise.allSettled([
          thinWork(key, 'Asia/Shanghai', deps),
          transact(using(version)),
        ]);
        const isUsed = use.status === 'fulfilled';
        expect(Boolean(await versionOf(key, 2))).toBe(isUsed);
        const object = { schoolId: person.schoolId, key: version.key };
        expect(await storedObjects.get(object)).toEqual(
          isUsed ? expect.objectContaining({ uses: 2 }) : undefined,
        );
        const records = await recordsOf(person.schoolId);
        expect(await loadUsedSpace(person.schoolId, true)).toBe(records.length * BYTES);
      }
    },
  );
});

describe('the trash', () => {
  it('is emptied step by step after its time, and gives its space back, but for what was handed in', async () => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    const { schoolId } = person;
    const saves = Array.from({ length: 9 }, (_, index) => ({
      minutesAgo: (9 - index) * 60,
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
