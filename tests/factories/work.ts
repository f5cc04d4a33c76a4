import { type WorkValue, works } from '#functions/domain/works/work.ts';
import { workComments } from '#functions/domain/works/work-comment.ts';
import { type WorkVersion, workVersions } from '#functions/domain/works/work-version.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import type { Payload } from '#shared/endpoint.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import { works as contract } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';
import { sendFile } from './upload.ts';
import { makeProject } from './zip.ts';

const { save, publish } = contract.endpoints;

export const sendProject = (as: Person, body: Buffer = makeProject()) =>
  sendFile(as, { purpose: 'project', name: '迷宫.sb3', body });

/** The payload of a save, by default of a new work. */
export async function newSave(as: Person, more: Partial<Payload<typeof save>> = {}) {
  const upload_id = more.upload_id ?? (await sendProject(as));
  return {
    base: 0,
    kind: 'scratch' as const,
    title: '迷宫',
    device: 'Chrome',
    ...more,
    upload_id,
    request_key: more.request_key ?? freshKey(),
  };
}

export async function saveWork(as: Person, more: Partial<Payload<typeof save>> = {}) {
  const { code, msg, data } = await call(save, { as, payload: await newSave(as, more) });
  if (code !== 1) throw new Error(`not saved: ${code} ${msg}`);
  return data;
}

/** A work with one version but without files. */
export function newWork(
  { schoolId, userId: owner }: Person,
  values: Partial<WorkValue> = {},
): WorkValue {
  const at = values.created ?? new Date().toISOString();
  const isPublished = values.visibility !== undefined && values.visibility !== 'private';
  return {
    id: newId('work'),
    schoolId,
    owner,
    kind: 'scratch',
    title: '迷宫',
    description: '',
    category: 'game',
    visibility: 'private',
    classIds: [],
    published: isPublished ? at : '',
    blocked: false,
    counted: false,
    version: 1,
    bytes: 10,
    thumbnail: '',
    savedAt: at,
    created: at,
    thinAt: '',
    taskId: '',
    likes: 0,
    comments: 0,
    plays: 0,
    edits: 0,
    ...(isPublished && { shown: { no: 1, bytes: 10, thumbnail: '', at } }),
    ...values,
  };
}

/** Stores it, for calls that only read works. */
export async function storeWork(person: Person, values: Partial<WorkValue> = {}): Promise<WorkId> {
  const work = newWork(person, values);
  await works.create(work, work);
  return work.id;
}

export async function publishWork(
  as: Person,
  more: Partial<Payload<typeof publish>> & { work_id: string },
) {
  const payload = {
    rev: 0,
    title: '迷宫',
    category: 'game' as const,
    visibility: 'school' as const,
    ...more,
  };
  return call(publish, { as, payload });
}

/** Stores a version of a work, with the record of its file. */
export async function addVersion(
  as: Person,
  workId: WorkId,
  values: Partial<WorkVersion> = {},
): Promise<void> {
  const { schoolId, userId: by } = as;
  const version: WorkVersion = {
    schoolId,
    workId,
    no: 1,
    base: 0,
    at: new Date().toISOString(),
    by,
    device: '',
    label: '',
    note: '',
    pinned: false,
    bytes: 10,
    name: '迷宫.sb3',
    thumbnail: '',
    key: `schools/${schoolId}/works/${newId('upload')}.sb3`,
    contentType: 'application/x.scratch.sb3',
    ...values,
  };
  const { key, at, bytes, contentType, name } = version;
  await storeObject(as, { key, at, bytes, contentType, name, kind: 'project', uses: 1 });
  await workVersions.create(version, version);
}

/** The same work with its version and file. */
export async function storeVersion(as: Person, values: Partial<WorkValue> = {}): Promise<WorkId> {
  const workId = await storeWork(as, values);
  await addVersion(as, workId);
  return workId;
}

/** A comment of a person on an own work that the school sees. */
export async function storeComment(as: Person, text = '太好玩了！') {
  const work_id = await storeWork(as, { visibility: 'school' });
  const { schoolId, userId } = as;
  const id = newId('comment');
  const comment = { id, schoolId, workId: work_id, userId, text, at: new Date().toISOString() };
  await workComments.create(comment, comment);
  return { work_id, comment_id: id };
}
