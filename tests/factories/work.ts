import { type Work, works } from '#functions/_lib/entities/work.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { works as contract } from '#shared/contracts/works.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';
import { sendFile } from './upload.ts';
import { makeProject } from './zip.ts';

const { save, publish } = contract.endpoints;

export const sendProject = (as: Person, body: Buffer = makeProject()) =>
  sendFile(as, { purpose: 'project', name: '迷宫.sb3', body });

/** What a save is asked for: a new work, unless it says otherwise. */
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

/** A work with one version, without files in the store: for calls that look at works only. */
export async function storeWork(
  { schoolId, userId: owner }: Person,
  values: Partial<Omit<Work, 'rev'>> = {},
): Promise<WorkId> {
  const at = new Date().toISOString();
  const id = values.id ?? newId('work');
  const shown = { no: 1, bytes: 10, thumbnail: '', at };
  const isPublished = values.visibility !== undefined && values.visibility !== 'private';
  await works.create(
    { schoolId, id },
    {
      ...{ id, schoolId, owner, kind: 'scratch', title: '迷宫', description: '', category: 'game' },
      ...{ visibility: 'private', classIds: [], published: isPublished ? at : '', blocked: false },
      ...{ version: 1, bytes: 10, thumbnail: '', savedAt: at, created: at, taskId: '' },
      ...{ likes: 0, comments: 0, plays: 0, edits: 0 },
      ...(isPublished && { shown }),
      ...values,
    },
  );
  return id;
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

/** A comment of somebody on a work of their own that the school sees. */
export async function makeComment(as: Person, text = '太好玩了！') {
  const work_id = await storeWork(as, { visibility: 'school' });
  const payload = { work_id, text, request_key: freshKey() };
  const { data } = await call(contract.endpoints.addComment, { as, payload });
  return { work_id, comment_id: data.comment.id };
}

/** A published work of a student with a file, as anybody sees it. */
export async function makePublic(as: Person): Promise<WorkId> {
  const { work } = await saveWork(as);
  await works.change({ schoolId: as.schoolId, id: work.id }, (found) => ({
    ...found,
    visibility: 'public',
    published: found.savedAt,
    shown: { no: 1, bytes: found.bytes, thumbnail: '', at: found.savedAt },
  }));
  return work.id;
}
