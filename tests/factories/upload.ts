import { schools } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { startUpload } from '#functions/uploads/begin-upload.ts';
import { finishUpload } from '#functions/uploads/finish-upload.ts';
import type { Answer } from '#shared/endpoint.ts';
import { newId, type UploadId } from '#shared/ids.ts';
import { uploads } from '#shared/uploads/contract.ts';
import type { UploadPurpose } from '#shared/uploads/rules.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';

export interface FileToSend {
  readonly purpose?: UploadPurpose;
  readonly name?: string;
  readonly body?: Buffer;
}

const DEFAULTS = { purpose: 'thumbnail', name: '小猫.png', body: makePng(48, 36) } as const;

/** The payload of `index/upload` for a file. */
export function newUpload({ purpose, name, body }: FileToSend = {}) {
  return {
    purpose: purpose ?? DEFAULTS.purpose,
    name: name ?? DEFAULTS.name,
    bytes: (body ?? DEFAULTS.body).length,
    request_key: newId('request'),
  };
}

interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a file as a browser does, with changed or added fields. Answers the status and S3's code. */
export async function sendForm(
  { url, fields }: Form,
  body: Buffer,
  changed: Readonly<Record<string, string>> = {},
): Promise<{ status: number; code: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(body)]), 'file');
  const answer = await fetch(url, { method: 'POST', body: form });
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  return { status: answer.status, code };
}

/** The actor for direct calls of use-cases, also of a school that is past due. */
export async function actorOf({ schoolId, userId, role }: Person): Promise<Actor> {
  const school = await schools.get(schoolId);
  return { schoolId, userId, role, school } as Actor;
}

/** Begins an upload. */
export const begin = async (as: Person, file: FileToSend = {}) =>
  startUpload(await actorOf(as), newUpload(file), liveDeps, 'upload.begin');

/** Begins an upload and sends its file. */
export async function sendFile(as: Person, file: FileToSend = {}): Promise<UploadId> {
  const { upload_id, sending } = await begin(as, file);
  if (sending.mode !== 'form') throw new Error('the file goes in parts');
  const { status, code } = await sendForm(sending, file.body ?? DEFAULTS.body);
  if (status !== 204) throw new Error(`not sent: ${status} ${code}`);
  return upload_id;
}

export const finish = (as: Person, upload_id: string) =>
  call(uploads.endpoints.finish, { as, payload: { upload_id } });

/** A finished file. */
export async function storeFile(as: Person, file: FileToSend = {}) {
  const upload_id = await sendFile(as, file);
  const answer = await finishUpload(await actorOf(as), { upload_id }, liveDeps);
  return (answer as Answer<typeof uploads.endpoints.finish>).file;
}
