import { expect, it } from 'vitest';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { CODE } from '#shared/codes.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { type EquipmentId, newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { addPieces, lending, makeKind, makePieces, stepping } from '#tests/factories/equipment.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

const { kinds, addKind, editKind, removeKind } = equipment.endpoints;

const makeStaff = async (role: typeof ROLE.principal | typeof ROLE.teacher = ROLE.principal) =>
  makePerson(await makeSchool(), role);
const add = (as: Person, fields: object = {}) =>
  call(addKind, { as, payload: { name: '机器人套件', request_key: freshKey(), ...fields } });
const edit = (as: Person, kind_id: string, rev: number, fields: object = {}) =>
  call(editKind, { as, payload: { kind_id, rev, name: '机器人', code: 'JQR', ...fields } });
const listed = async (as: Person) => (await call(kinds, { as })).data.list;

/** Stores the record of a picture that the person has uploaded. */
async function storeAttachment(owner: Person, contentType = 'image/webp') {
  const key = `${fileKeyPrefix(owner.schoolId, newId('upload'))}.webp`;
  return (await storeObject(owner, { key, kind: 'attachment', contentType })).key;
}
const usesOf = async ({ schoolId }: Person, key: string) =>
  (await storedObjects.get({ schoolId, key }, { consistent: true }))?.uses;

it.each([
  ['机器人套件', '', 'JQRT'],
  ['micro:bit', '', 'MB'],
  ['平板', 'pad', 'PAD'],
  ['🤖🤖', '', 'EQ'],
])(
  'a kind named %s with the letters "%s" has numbers that begin with %s',
  async (name, code, made) => {
    const { data } = await add(await makeStaff(ROLE.teacher), { name, code });
    expect(data.kind).toMatchObject({ name, code: made, loan_days: 14, rev: 1 });
  },
);

it('says how many pieces of a kind are in which state', async () => {
  const as = await makeStaff();
  const { kindId, ids } = await makePieces(as, 4);
  await lending(as, ids.slice(0, 2));
  await stepping(as, ids[2] as EquipmentId, 'repair');
  await stepping(as, ids[3] as EquipmentId, 'lost');
  expect(await listed(as)).toMatchObject([
    { id: kindId, counts: { available: 0, lent: 2, repair: 1, lost: 1, retired: 0 } },
  ]);
});

it('an edit from an outdated revision is refused with what is stored now, a repeated one changes nothing', async () => {
  const as = await makeStaff();
  const id = await makeKind(as);
  expect((await edit(as, id, 1, { category: '教具' })).data.kind.rev).toBe(2);
  expect((await edit(as, id, 1, { category: '教具' })).data.kind.rev).toBe(2);
  expect(await edit(as, id, 1, { category: '机器人' })).toMatchObject({
    code: CODE.wait,
    data: { current: { category: '教具', rev: 2 } },
  });
  const actions = (await operationsOf(as.schoolId)).map(({ action }) => action);
  expect(actions).toEqual(['equipment.kind-edit']);
  expect((await edit(as, newId('equipmentKind'), 1)).code).toBe(CODE.notFound);
});

it('holds its picture while it shows it', async () => {
  const as = await makeStaff();
  const [first, second] = [await storeAttachment(as), await storeAttachment(as)];
  const { data } = await add(as, { picture: first });
  expect(data.kind.picture).toMatchObject({ key: first, url: expect.stringContaining(first) });
  expect(await usesOf(as, first)).toBe(1);
  await edit(as, data.kind.id, 1, { picture: second });
  expect([await usesOf(as, first), await usesOf(as, second)]).toEqual([undefined, 1]);
  expect((await call(removeKind, { as, payload: { kind_id: data.kind.id } })).code).toBe(CODE.ok);
  expect(await usesOf(as, second)).toBeUndefined();
});

it('shows no picture of somebody else, and nothing that is no picture', async () => {
  const as = await makeStaff();
  const colleague = await makePerson(as.schoolId, ROLE.teacher);
  for (const picture of [
    await storeAttachment(colleague),
    await storeAttachment(as, 'application/pdf'),
    'schools/none.png',
  ])
    expect(await add(as, { picture })).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'picture', rule: 'missing' }] },
    });
});

it('is deleted by principals only, and while it has no pieces', async () => {
  const as = await makeStaff();
  const teacher = await makePerson(as.schoolId, ROLE.teacher);
  const kind_id = await makeKind(as);
  const [piece_id] = await addPieces(as, kind_id);
  const remove = (person: Person) => call(removeKind, { as: person, payload: { kind_id } });
  expect((await remove(teacher)).code).toBe(CODE.forbidden);
  expect((await remove(as)).code).toBe(CODE.wait);
  await call(equipment.endpoints.remove, { as, payload: { piece_id } });
  expect((await remove(as)).code).toBe(CODE.ok);
  expect(await listed(as)).toEqual([]);
  expect((await remove(as)).code).toBe(CODE.notFound);
});
