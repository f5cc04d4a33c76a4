import type { Answer } from '#shared/endpoint.ts';
import type { UploadId } from '#shared/ids.ts';
import { uploads } from '#shared/uploads/contract.ts';
import type { UploadPurpose } from '#shared/uploads/rules.ts';
import { send } from '../api.ts';
import { sendBytes } from './send-bytes.ts';
import { sendParts } from './send-parts.ts';
import { withRetry } from './with-retry.ts';

type StartedUpload = Answer<typeof uploads.endpoints.begin>;
type Form = Extract<StartedUpload['sending'], { mode: 'form' }>;

export interface Transfer {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly file: Blob;
  /** The same key resumes the same upload: parts that have arrived are not sent again. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Rejects at the first network failure instead of waiting; the same key can resume the upload. */
  readonly isOnce?: boolean;
  readonly onStarted?: (id: UploadId) => void;
  readonly onSent?: (bytes: number) => void;
  readonly onWaiting?: (isWaiting: boolean) => void;
}

const ignore = (): void => undefined;

function sendForm({ url, fields }: Form, { file, name, signal, onSent = ignore }: Transfer) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  // The form is slightly larger than the file in it.
  const onFormSent = (bytes: number) => onSent(Math.min(bytes, file.size));
  return sendBytes({ method: 'POST', url, body: form, signal, onSent: onFormSent });
}

/** Starts an upload, or finds the one that was started with the same key. */
function begin({ purpose, name, file, key, signal }: Transfer): Promise<StartedUpload> {
  const request = { name, bytes: file.size, request_key: key };
  return purpose === 'avatar'
    ? send(uploads.endpoints.beginHeader, { what: purpose, ...request }, { signal })
    : send(uploads.endpoints.begin, { purpose, ...request }, { signal });
}

/** Uploads a file to the object store, with retries while the network is down. Answers the upload's id. */
export async function sendUpload(transfer: Transfer): Promise<UploadId> {
  const { file, signal, isOnce = false, onSent = ignore, onWaiting = ignore } = transfer;
  const started = await withRetry(() => begin(transfer), { signal, onWaiting, isOnce });
  const { upload_id: id, sending } = started;
  transfer.onStarted?.(id);
  if (sending.mode === 'parts') {
    const { part_bytes: partBytes, parts } = sending;
    await sendParts({ id, file, partBytes, parts, signal, onSent, onWaiting, isOnce });
    return id;
  }
  let form: Form | null = sending;
  const attempt = async () => {
    // The signature may have expired during a pause, so each retry gets a new form.
    const again: StartedUpload | null = form ? null : await begin(transfer);
    const now = form ?? again?.sending;
    form = null;
    if (now?.mode === 'form') await sendForm(now, transfer);
  };
  await withRetry(attempt, { signal, onWaiting, isOnce });
  return id;
}
