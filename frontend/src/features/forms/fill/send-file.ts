import { send } from '#frontend/src/lib/api.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { sendBytes } from '#frontend/src/lib/uploads/send-bytes.ts';
import { withRetry } from '#frontend/src/lib/uploads/with-retry.ts';
import { forms } from '#shared/forms/contract.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import type { Question } from '#shared/forms/questions.ts';
import { type Ending, endingOf, endingsOf, maxBytesOf } from '#shared/uploads/rules.ts';
import type { FormAddress } from './use-public-form.ts';

/** Why a file is refused before a byte is sent. */
type FileRefusal = 'ending' | 'size' | 'empty';

const SIGNATURE: readonly Ending[] = ['png'];

export function refusalOf({ kind, files }: Question, file: File): FileRefusal | undefined {
  const ending = endingOf(file.name);
  const accepted = kind === 'signature' ? SIGNATURE : endingsOf(...files);
  if (!ending || !accepted.includes(ending)) return 'ending';
  if (file.size === 0) return 'empty';
  const most = kind === 'signature' ? FORM_LIMITS.signatureBytes : maxBytesOf('form-file', ending);
  return file.size > most ? 'size' : undefined;
}

interface FileOnItsWay {
  readonly address: FormAddress;
  readonly question: string;
  readonly file: File;
  readonly key: string;
  /** Text for a challenge that was not solved; absent for who is signed in. */
  readonly unproved: string | undefined;
  readonly onSent: (share: number) => void;
}

/** Sends a file of an answer, again while the network is down. Answers the id of its upload. */
export async function sendFile(way: FileOnItsWay, signal: AbortSignal): Promise<string> {
  const { address, question, file, key, unproved, onSent } = way;
  const retrying = { signal, onWaiting: () => undefined };
  const asked = { ...address, question, name: file.name, bytes: file.size, request_key: key };
  return withRetry(async () => {
    const code = unproved === undefined ? undefined : await proveOrFail(unproved);
    const verification = code ? { verificationCode: code } : {};
    const { id, url, fields } = await send(forms.endpoints.addFile, { ...asked, ...verification });
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file, file.name);
    const onBytes = (bytes: number) => onSent(Math.min(1, bytes / file.size));
    await sendBytes({ method: 'POST', url, body, signal, onSent: onBytes });
    return id;
  }, retrying);
}
