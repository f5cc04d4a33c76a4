import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { recordsOf, storedObject } from '#tests/factories/stored-object.ts';
import { type newSave, saveWork } from '#tests/factories/work.ts';
import { makeProject } from '#tests/factories/zip.ts';

inOwnTable();

const KILLS = 2;
/** Each of them starts a process. */
const PATIENCE_MS = 60_000;
const fixture = join(import.meta.dirname, 'save-process.fixture.ts');

type SaveRequest = Awaited<ReturnType<typeof newSave>>;
interface SaveOutcome {
  /** The last requested save, whatever its result. */
  readonly asked: SaveRequest | undefined;
  readonly confirmed: readonly number[];
}

/** Saves in another process, which is killed during its second save. */
async function saveUntilKilled(order: object): Promise<SaveOutcome> {
  const child = spawn(process.execPath, [fixture, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let asked: SaveOutcome['asked'];
  const confirmed: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const told = JSON.parse(line);
    if (told.asked) asked = told.asked;
    if (told.confirmed) confirmed.push(told.confirmed);
    if (confirmed.length < 1 || !told.asked) continue;
    await sleep(Math.random() * 40);
    child.kill('SIGKILL');
    break;
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  // Requests that the process has sent may still take effect.
  await sleep(300);
  return { asked, confirmed };
}

async function requireHonestBooks({ schoolId }: Person): Promise<void> {
  const items = await recordsOf(schoolId);
  for (const { key, bytes } of items) expect((await storedObject(key))?.length).toBe(bytes);
  const storage = await loadUsedSpace(schoolId, true);
  expect(storage).toBe(items.reduce((sum, { bytes }) => sum + bytes, 0));
}

test(
  'whenever the process is killed: what was confirmed opens, and the save under way is one or none',
  async () => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    const { work } = await saveWork(person);
    const { id } = work;
    let newest = 1;
    for (let round = 0; round < KILLS; round += 1) {
      const order = { person, work_id: id, base: newest, count: 9 };
      const { asked, confirmed } = await saveUntilKilled(order);
      expect(confirmed).toEqual([newest + 1]);
      for (const no of confirmed) {
        const version = await versionOf({ schoolId: person.schoolId, id }, no);
        expect(await storedObject(version?.key ?? '')).toEqual(makeProject(`${no}`));
      }
      // The device does not know the result, and repeats the request with the same key.
      const again = await call(works.endpoints.save, { as: person, payload: asked });
      expect(again.data.version.no).toBe(newest + 2);
      newest += 2;
      await requireHonestBooks(person);
    }
    const { data } = await call(works.endpoints.versions, { as: person, payload: { work_id: id } });
    expect(data.versions.list.map(({ no }) => no).reverse()).toEqual(
      Array.from({ length: newest }, (_, index) => index + 1),
    );
  },
  PATIENCE_MS,
);
