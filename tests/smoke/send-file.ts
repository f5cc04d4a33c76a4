import { newId, type UploadId } from '#shared/ids.ts';
import { uploads } from '#shared/uploads/contract.ts';
import type { UploadPurpose } from '#shared/uploads/rules.ts';
import type { Client } from './client.ts';
import { Unexpected } from './unexpected.ts';

interface SentFile {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly body: Buffer;
}

/** Sends a file straight to the store, as the browser does. */
export async function sendFile(
  client: Client,
  { purpose, name, body }: SentFile,
): Promise<UploadId> {
  const bytes = body.length;
  const request_key = newId('request');
  const begun = await client.call(uploads.endpoints.begin, { purpose, name, bytes, request_key });
  const { upload_id, sending } = begun;
  if (sending.mode !== 'form') throw new Unexpected('one form', sending);
  const form = new FormData();
  for (const [field, value] of Object.entries(sending.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(body)]), name);
  const { status } = await client.fetch(sending.url, { method: 'POST', body: form });
  if (status !== 204) throw new Unexpected('204 of the store', status);
  return upload_id;
}

const withoutSignature = (url: string): string => url.split('?')[0] ?? '';
const withAnother = (url: string): string =>
  url.replace(/([?&]Signature=)([^&]*)/, (_, name, value) => name + [...value].reverse().join(''));

/** Reads a file at its signed address, and not without the signature. */
export async function readBack(client: Client, url: string, body: Buffer): Promise<void> {
  const answer = await client.fetch(url);
  const came = Buffer.from(await answer.arrayBuffer());
  if (!came.equals(body))
    throw new Unexpected(`the ${body.length} bytes sent`, `${answer.status}, ${came.length} bytes`);
  for (const other of [withoutSignature(url), withAnother(url)]) {
    const { status } = await client.fetch(other);
    if (status !== 403) throw new Unexpected('403 without a good signature', status);
  }
}
