import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { documents } from '#shared/documents/contract.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import type { DocumentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeFile, storeFolder, storeWay } from '#tests/factories/document.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';
import { storeUploaded } from '#tests/factories/uploaded.ts';

const LONG_NAME = '二零二六年秋季学期三年级创意编程课程第一单元教学设计与课堂练习.png';
const AT_ONCE = 10;

const people = memoize(async () => {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const student = await makePerson(schoolId, ROLE.student);
  return { schoolId, teacher, student };
});

/** A teacher with files, each with a long name, as deep as files can lie. */
async function deepFiles(count: number, values: Parameters<typeof storeFile>[1] = {}) {
  const { teacher } = await people();
  const way = await storeWay(teacher, DOCUMENT_LIMITS.depth);
  const parent = way.at(-1) ?? '';
  const files = await mapConcurrently(Array.from({ length: count }), AT_ONCE, () =>
    storeFile(teacher, { parent, name: LONG_NAME, ...values }),
  );
  const folder_id = parent as DocumentId;
  return { as: teacher, folder_id, document_ids: files.map(({ id }) => id).join(',') };
}

/** Another way of folders, as deep as folders can lie. */
async function deepFolder(): Promise<DocumentId> {
  const { teacher } = await people();
  const way = await storeWay(teacher, DOCUMENT_LIMITS.depth);
  return way.at(-1) as DocumentId;
}

export const fullCalls: FullCallsOf<typeof documents> = {
  list: async () => {
    const { as, folder_id } = await deepFiles(LIMITS.pageSizeMax);
    return { as, payload: { folder_id, limit: LIMITS.pageSizeMax } };
  },
  shared: async () => {
    const { teacher, student, schoolId } = await people();
    const classIds = [await makeClass(teacher, [student])];
    const share = { roles: ['student' as const], classIds, at: new Date().toISOString() };
    const way = await storeWay(teacher, 3);
    await mapConcurrently(Array.from({ length: LIMITS.pageSizeMax }), AT_ONCE, () =>
      storeFile(teacher, { parent: way.at(-1) ?? '', share }),
    );
    const as = { ...student, schoolId };
    return { as, payload: { limit: LIMITS.pageSizeMax } };
  },
  find: async () => {
    const { as } = await deepFiles(LIMITS.pageSizeMax, { name: '乘法口诀.png' });
    return { as, payload: { search: '口诀', limit: LIMITS.pageSizeMax } };
  },
  see: async () => {
    const { teacher } = await people();
    const way = await storeWay(teacher, DOCUMENT_LIMITS.depth);
    const values = { parent: way.at(-1) ?? '' };
    const { id } = await storeFile(teacher, values, DOCUMENT_LIMITS.versions);
    return { as: teacher, payload: { document_id: id } };
  },
  addFolder: async () => {
    const { teacher } = await people();
    const way = await storeWay(teacher, DOCUMENT_LIMITS.depth - 1, { levels: 0 });
    const folder_id = way.at(-1) as DocumentId;
    return { as: teacher, payload: { folder_id, name: LONG_NAME, request_key: freshKey() } };
  },
  addFile: async () => {
    const { teacher } = await people();
    const { id: upload_id } = await storeUploaded(teacher, 'document', { name: LONG_NAME });
    const folder_id = await deepFolder();
    return { as: teacher, payload: { folder_id, upload_id, request_key: freshKey() } };
  },
  addVersion: async () => {
    const { teacher } = await people();
    const { id: upload_id } = await storeUploaded(teacher, 'document');
    const values = { parent: await deepFolder(), name: LONG_NAME };
    const { id } = await storeFile(teacher, values, DOCUMENT_LIMITS.versions);
    const payload = { document_id: id, upload_id, request_key: freshKey() };
    return { as: teacher, payload };
  },
  restoreVersion: async () => {
    const { teacher } = await people();
    const values = { parent: await deepFolder(), name: LONG_NAME };
    const { id } = await storeFile(teacher, values, DOCUMENT_LIMITS.versions);
    return { as: teacher, payload: { document_id: id, version: 2, rev: 1 } };
  },
  rename: async () => {
    const { as, document_ids } = await deepFiles(1);
    const name = LONG_NAME.split('').reverse().join('');
    return { as, payload: { document_id: document_ids as DocumentId, name, rev: 1 } };
  },
  share: async () => {
    const { teacher } = await people();
    const { id } = await storeFolder(teacher);
    const made = Array.from({ length: DOCUMENT_LIMITS.classesMax }, () => makeClass(teacher, []));
    const class_ids = (await Promise.all(made)).join(',');
    const roles = 'teacher,student,live-teacher';
    return { as: teacher, payload: { document_id: id, roles, class_ids, rev: 1 } };
  },
  move: async () => {
    const { as, document_ids } = await deepFiles(DOCUMENT_LIMITS.atOnce);
    return { as, payload: { document_ids, folder_id: await deepFolder() } };
  },
  remove: async () => {
    const { as, document_ids } = await deepFiles(DOCUMENT_LIMITS.atOnce);
    return { as, payload: { document_ids } };
  },
  restore: async () => {
    const { teacher } = await people();
    const at = new Date().toISOString();
    const removed = { at, by: teacher.userId, root: 'school' };
    const { as, document_ids } = await deepFiles(DOCUMENT_LIMITS.atOnce, { removed });
    return { as, payload: { document_ids } };
  },
  bin: async () => {
    const teacher = await makePerson((await people()).schoolId, ROLE.teacher);
    const removed = { at: new Date().toISOString(), by: teacher.userId, root: 'school' };
    await mapConcurrently(Array.from({ length: LIMITS.pageSizeMax }), AT_ONCE, () =>
      storeFile(teacher, { removed, name: LONG_NAME }),
    );
    return { as: teacher, payload: { limit: LIMITS.pageSizeMax } };
  },
  erase: async () => {
    const { teacher } = await people();
    const removed = { at: new Date().toISOString(), by: teacher.userId, root: 'school' };
    const folder = await storeFolder(teacher, { removed });
    const values = { parent: folder.id, name: LONG_NAME };
    for (let at = 0; at < 6; at += 1) await storeFile(teacher, values);
    return { as: teacher, payload: { document_id: folder.id } };
  },
};
