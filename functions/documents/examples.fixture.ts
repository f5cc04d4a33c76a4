import { documents as entity } from '#functions/domain/documents/document.ts';
import type { documents } from '#shared/documents/contract.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeFile, storeFolder } from '#tests/factories/document.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { storeUploaded } from '#tests/factories/uploaded.ts';

const EVERYBODY = {
  roles: ['teacher', 'student', 'live-teacher'] as const,
  classIds: [],
  at: new Date().toISOString(),
};
const FOR_ALL = { share: { ...EVERYBODY, roles: [...EVERYBODY.roles] } };

/** Who owns what the caller sees: others are read only. */
const ownerFor = async ({ actor }: Scene): Promise<Person> =>
  actor.role === ROLE.student || actor.role === ROLE.liveTeacher
    ? makePerson(actor.schoolId, ROLE.teacher)
    : actor;

const REMOVED = ({ userId }: Person) => ({
  removed: { at: new Date().toISOString(), by: userId, root: 'school' },
});

/** Some files of the caller in a folder of the caller. */
async function someFiles({ actor }: Scene, values: Parameters<typeof storeFile>[1] = {}) {
  const folder = await storeFolder(actor);
  const files = [1, 2].map(() => storeFile(actor, { parent: folder.id, ...values }));
  return { folder, ids: (await Promise.all(files)).map(({ id }) => id).join(',') };
}

const revOf = async (schoolId: SchoolId, id: Parameters<typeof entity.get>[0]['id']) =>
  (await entity.get({ schoolId, id }, { consistent: true }))?.rev ?? 0;

export const examples: ExamplesOf<typeof documents> = {
  list: async (scene) => {
    const owner = await ownerFor(scene);
    const folder = await storeFolder(owner, FOR_ALL);
    await storeFile(owner, { parent: folder.id });
    return { folder_id: folder.id, limit: 3 };
  },
  shared: async ({ actor }) => {
    const owner = await makePerson(actor.schoolId, ROLE.principal);
    await storeFile(owner, FOR_ALL);
    return { limit: 3 };
  },
  find: async ({ actor }) => {
    const name = newId('class').slice(-12);
    await storeFile(actor, { name });
    return { search: name };
  },
  see: async (scene) => {
    const owner = await ownerFor(scene);
    return { document_id: (await storeFile(owner, FOR_ALL, 3)).id };
  },
  addFolder: async ({ actor }) => ({
    folder_id: (await storeFolder(actor)).id,
    name: '第一学期',
    request_key: freshKey(),
  }),
  addFile: async ({ actor }) => ({
    folder_id: (await storeFolder(actor)).id,
    upload_id: (await storeUploaded(actor, 'document')).id,
    request_key: freshKey(),
  }),
  addVersion: async ({ actor }) => ({
    document_id: (await storeFile(actor)).id,
    upload_id: (await storeUploaded(actor, 'document')).id,
    request_key: freshKey(),
  }),
  restoreVersion: async ({ actor }) => ({
    document_id: (await storeFile(actor, {}, 2)).id,
    version: 1,
    rev: 1,
  }),
  rename: async ({ actor }) => ({
    document_id: (await storeFile(actor)).id,
    name: '第二课.png',
    rev: 1,
  }),
  share: async ({ actor }) => {
    const { id } = await storeFolder(actor);
    const rev = await revOf(actor.schoolId, id);
    const class_ids = await makeClass(actor, []);
    return { document_id: id, roles: 'teacher,student', class_ids, rev };
  },
  move: async (scene) => ({
    document_ids: (await someFiles(scene)).ids,
    folder_id: (await storeFolder(scene.actor)).id,
  }),
  remove: async (scene) => ({ document_ids: (await someFiles(scene)).ids }),
  bin: async (scene) => {
    await someFiles(scene, REMOVED(scene.actor));
    return { limit: 3 };
  },
  restore: async (scene) => ({
    document_ids: (await someFiles(scene, REMOVED(scene.actor))).ids,
  }),
  erase: async ({ actor }) => {
    const folder = await storeFolder(actor, REMOVED(actor));
    await storeFile(actor, { parent: folder.id });
    return { document_id: folder.id };
  },
};
