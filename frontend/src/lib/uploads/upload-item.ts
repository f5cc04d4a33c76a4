import type { UploadId } from '#shared/ids.ts';
import type { Refusal } from './check-file.ts';

/** What becomes of a file: its place in the row, on its way, held, being checked and entered, done, refused. */
type UploadState = 'waiting' | 'sending' | 'paused' | 'finishing' | 'done' | 'failed';

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: UploadState;
  /** Nothing gets through at the moment; it goes on by itself. */
  readonly isWaiting: boolean;
  /** What the server said. */
  readonly message: string;
  readonly refusal: Refusal | null;
  /** A small picture of it, as an address of this page; empty for none. */
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
