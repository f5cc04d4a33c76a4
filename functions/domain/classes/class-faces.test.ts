import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Meter, metered } from '#functions/platform/meter.ts';
import { transact } from '#functions/platform/table.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { classes } from './class.ts';
import { loadClassFaces } from './class-faces.ts';

const CLASSES = 36;

const which = fc.integer({ min: 0, max: CLASSES - 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), which }),
  fc.record({ kind: fc.constant('close' as const), which }),
  fc.record({ kind: fc.constant('join' as const), which }),
  fc.record({ kind: fc.constant('delete' as const), which }),
);

async function makeScene() {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const ids: ClassId[] = [];
  for (let n = 0; n < CLASSES; n += 1)
    ids.push(await makeClass(teacher, [], { name: `第 ${n} 班` }));
  return { schoolId, ids };
}

async function changeClass(
  schoolId: SchoolId,
  id: ClassId,
  kind: 'rename' | 'close' | 'join' | 'delete',
) {
  const found = await classes.get({ schoolId, id }, { consistent: true });
  if (!found) return;
  if (kind === 'join') {
    if (found.state === 'open') await joinClass(id, await makePerson(schoolId, ROLE.student));
  } else if (kind === 'delete') await transact(classes.removing(found, found));
  else {
    const change = kind === 'close' ? { state: 'closed' as const } : { name: `${found.name}改` };
    await transact(classes.replacing(found, found, { ...found, ...change }));
  }
}

const facesByKey = async (schoolId: SchoolId, ids: readonly ClassId[]) =>
  (await classes.getMany(ids.map((id) => ({ schoolId, id })))).flatMap((each) =>
    each ? [{ id: each.id, name: each.name, size: each.size }] : [],
  );

it('are those of the classes, whatever happens to these', async () => {
  const { schoolId, ids } = await makeScene();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 6 }),
      fc.uniqueArray(which, { minLength: 1 }),
      async (steps, chosen) => {
        for (const each of steps)
          await changeClass(schoolId, ids[each.which] as ClassId, each.kind);
        const wanted = chosen.map((each) => ids[each] as ClassId);
        const faces = await loadClassFaces(schoolId, [...wanted, ...wanted]);
        const shown = wanted.flatMap((id) => faces.get(id) ?? []);
        expect(shown.map(({ id, name, size }) => ({ id, name, size }))).toEqual(
          await facesByKey(schoolId, wanted),
        );
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

it('cost a few units for many classes, also where one of them is far from the others', async () => {
  const { schoolId, ids } = await makeScene();
  const read = async (wanted: readonly ClassId[]) => {
    const meter = new Meter();
    const faces = await metered(meter, () => loadClassFaces(schoolId, wanted));
    expect(faces.size).toBe(wanted.length);
    return meter.read;
  };
  expect(await read(ids)).toBeLessThanOrEqual(4);
  // More lie between the first and the last of these than are read.
  expect(await read([ids[0] as ClassId, ...ids.slice(-7)])).toBeLessThanOrEqual(3);
});
