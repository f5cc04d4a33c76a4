import { send } from '#frontend/src/lib/api.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { uploads } from '#shared/contracts/uploads.ts';

interface EditorFile {
  readonly purpose: 'project' | 'thumbnail';
  readonly name: string;
  readonly bytes: ArrayBuffer;
  /** The same key answers the same upload. */
  readonly key: string;
}

type Begun = Answer<typeof uploads.endpoints.begin>;
type Form = Extract<Begun['sending'], { mode: 'form' }>;
type Parts = Extract<Begun['sending'], { mode: 'parts' }>;

/** A slow network gets this much time to bring one piece. */
const PATIENCE_MS = 5 * 60_000;

async function bring(address: string, method: 'POST' | 'PUT', body: BodyInit): Promise<void> {
  const { ok, status } = await fetch(address, {
    method,
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!ok) throw new Error(`the store answered ${status}`);
}

async function sendForm({ url, fields }: Form, { bytes, name }: EditorFile): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([bytes]), name);
  await bring(url, 'POST', form);
}

async function sendParts(id: Begun['upload_id'], { part_bytes, parts }: Parts, file: EditorFile) {
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const payload = { action: 'sign', upload_id: id, parts: numbers } as const;
  const { urls } = await send(uploads.endpoints.steps, payload);
  for (const { part, url } of urls ?? []) {
    const from = (part - 1) * part_bytes;
    await bring(url, 'PUT', new Blob([file.bytes.slice(from, from + part_bytes)]));
  }
}

/** Asks for a place and sends the file straight there; answers the upload's id. */
export async function sendFile(file: EditorFile): Promise<string> {
  const { purpose, name, bytes, key } = file;
  const wish = { purpose, name, bytes: bytes.byteLength, request_key: key };
  const { upload_id, sending } = await send(uploads.endpoints.begin, wish);
  if (sending.mode === 'form') await sendForm(sending, file);
  else await sendParts(upload_id, sending, file);
  return upload_id;
}
