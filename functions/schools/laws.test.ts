import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { sweepUnused } from '#functions/domain/storage/storage.ts';
import { objectsUnder } from '#functions/domain/storage/stored-object.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { picturesPrefix } from '#functions/platform/object-keys.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';
import { actorOf, storeFile } from '#tests/factories/upload.ts';

disturbedLaws();

const { edit, editAbout } = schools.endpoints;
const WEEK_MS = 7 * 86_400_000;
/** Every picture is sent, looked at and removed for real. */
const PATIENCE_MS = 60_000;

/** Pictures by number; `none` shows nothing. */
const PICTURES = 3;
const picture = fc.option(fc.nat(PICTURES - 1), { nil: null });
const step = fc.oneof(
  fc.record({ act: fc.constant('info' as const), logo: picture, map: picture }),
  fc.record({ act: fc.constant('about' as const), shown: fc.array(fc.nat(PICTURES - 1)) }),
  fc.record({ act: fc.constant('sweep' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A school whose principal has uploaded some pictures, and what it shows of them. */
async function makeScene() {
  const person = await makePerson(await makeSchool(), ROLE.principal);
  const keys = await Promise.all(
    Array.from({ length: PICTURES }, async (_, shade) => {
      const body = makePng(20, 20, { shade });
      return (await storeFile(person, { purpose: 'picture', body })).key;
    }),
  );
  return {
    person,
    keys,
    revs: { info: 0, about: 0 },
    info: new Set<string>(),
    about: new Set<string>(),
  };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const keyOf = ({ keys }: Scene, number: number | null): string =>
  number === null ? '' : (keys[number] ?? '');

async function sweep({ person }: Scene) {
  const later = () => new Date(Date.now() + WEEK_MS);
  await sweepUnused(await actorOf(person), { ...liveDeps, now: later });
}

async function editInfo(scene: Scene, logo_key: string, map_key: string) {
  const payload = { rev: scene.revs.info, name: '晨光编程', logo_key, map_key };
  const { code } = await call(edit, { as: scene.person, payload });
  if (code !== 1) return;
  scene.revs.info += 1;
  scene.info = new Set([logo_key, map_key].filter(Boolean));
}

async function editText(scene: Scene, keys: readonly string[]) {
  const content = keys.map((key) => ({ type: 'image', attrs: { key } }));
  const about = JSON.stringify({ type: 'doc', content });
  const payload = { rev: scene.revs.about, about };
  const { code } = await call(editAbout, { as: scene.person, payload });
  expect(code).toBe(1);
  scene.revs.about += 1;
  // Pictures that are gone are left out of a text.
  const { data } = await call(schools.endpoints.getInfo, { as: scene.person });
  const kept = JSON.stringify(data.about);
  scene.about = new Set(keys.filter((key) => kept.includes(key)));
}

async function takeStep(scene: Scene, each: Step): Promise<void> {
  if (each.act === 'sweep') return sweep(scene);
  if (each.act === 'about')
    return editText(scene, [...new Set(each.shown.map((n) => keyOf(scene, n)))]);
  await editInfo(scene, keyOf(scene, each.logo), keyOf(scene, each.map));
}

/** The school has no other files: the bytes of its pictures must be all the space that it uses. */
async function requireHonestBooks({ person }: Scene): Promise<string[]> {
  const { schoolId } = person as Person;
  const items = await objectsUnder(schoolId, picturesPrefix(schoolId));
  for (const { key, bytes } of items) expect((await storedObject(key))?.length).toBe(bytes);
  const storage = await loadUsedSpace(schoolId, true);
  expect(storage).toBe(items.reduce((sum, { bytes }) => sum + bytes, 0));
  return items.map(({ key }) => key);
}

it(
  'whatever a school shows of its pictures is there; in the end nothing else is, and the space is what is left',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const scene = await makeScene();
        for (const each of steps) {
          await takeStep(scene, each);
          const kept = await requireHonestBooks(scene);
          expect(kept).toEqual(expect.arrayContaining([...scene.info, ...scene.about]));
        }
        for (let round = 0; round < PICTURES; round += 1) await sweep(scene);
        const shown = new Set([...scene.info, ...scene.about]);
        expect((await requireHonestBooks(scene)).sort()).toEqual([...shown].sort());
      }),
      { numRuns: 3 },
    );
  },
  PATIENCE_MS,
);
