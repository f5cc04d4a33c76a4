import type { UploadId } from '#shared/ids.ts';
import type { Refusal } from './check-file.ts';

/** `waiting` in the queue; `finishing` while the server checks and registers the file; `failed` also when refused. */
type UploadState = 'waiting' | 'sending' | 'paused' | 'finishing' | 'done' | 'failed';

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: UploadState;
  /** Waiting for the network; continues by itself. */
  readonly isWaiting: boolean;
  /** The server's error message. */
  readonly message: string;
  readonly refusal: Refusal | null;
  /** Object URL of a thumbnail; empty for none. */
  readonly preview: string;
  readonly uploadId: UploadId | null;
}

export const newItem = (id: string, { name, size }: File, refusal: Refusal | null): UploadItem => ({
  id,
  name,
  bytes: size,
  sent: 0,
  state: refusal ? 'failed' : 'waiting',
  isWaiting: false,
  message: '',
  refusal,
  preview: '',
  uploadId: null,
});
