import { CODE } from '#shared/codes.ts';
import type { UploadId } from '#shared/ids.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { type Ending, inParts, UPLOAD_RULES, type UploadPurpose } from '#shared/uploads/rules.ts';
import { send } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { createStore, type ReadableStore } from '../store.ts';
import { checkFile, uploadName } from './check-file.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { forgetResumable, keepResumable, resumedKey } from './resume-records.ts';
import { sendUpload } from './send-upload.ts';
import { newItem, type UploadItem } from './upload-item.ts';
import { withRetry } from './with-retry.ts';

/** A file that has arrived in the object store, to be registered by the owner of the queue. */
export interface StoredUpload {
  readonly file: File;
  readonly uploadId: UploadId;
  readonly thumbnailId: UploadId | null;
  /** Idempotency key of the request that registers the file. */
  readonly key: string;
}

interface Options {
  readonly person: string;
  readonly purpose: UploadPurpose;
  /** The accepted file extensions; by default all that the server accepts for the purpose. */
  readonly endings?: readonly Ending[];
  readonly withThumbnails: boolean;
  /** Makes the file that is sent of the chosen one; what it rejects with is shown at the file. */
  readonly prepare?: (file: File) => Promise<File>;
  readonly finish: (stored: StoredUpload) => Promise<unknown>;
}

interface Entry {
  file: File;
  isPrepared: boolean;
  key: string;
  run: AbortController | null;
  thumbnail: Promise<Blob | null> | null;
}

/** Concurrent uploads; a multipart upload also sends several parts at a time. */
const AT_ONCE = 2;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** A queue of uploads, which continues while the user moves between screens. */
export class UploadQueue {
  readonly purpose: UploadPurpose;
  readonly endings: readonly Ending[];
  private readonly options: Options;
  private readonly list = createStore<readonly UploadItem[]>([]);
  readonly items: ReadableStore<readonly UploadItem[]> = this.list;
  private readonly entries = new Map<string, Entry>();

  constructor(options: Options) {
    this.options = options;
    this.purpose = options.purpose;
    this.endings = options.endings ?? UPLOAD_RULES[options.purpose].endings;
  }

  private change(id: string, change: Partial<UploadItem>): void {
    const items = this.list.get();
    this.list.set(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  add(files: readonly File[]): void {
    const added = files.map((file) => {
      const id = crypto.randomUUID();
      const refusal = this.options.prepare ? null : checkFile(file, this.purpose, this.endings);
      if (!refusal) this.addEntry(id, file);
      return newItem(id, file, refusal);
    });
    this.list.set([...added, ...this.list.get()]);
    this.next();
  }

  private identityOf(file: File) {
    const { person } = this.options;
    const { name, size: bytes, lastModified: modified } = file;
    return { person, purpose: this.purpose, name, bytes, modified };
  }

  private addEntry(id: string, file: File): void {
    // The same file added twice is two uploads, which must not share a key.
    const found = resumedKey(this.identityOf(file));
    const isTaken = [...this.entries.values()].some(({ key }) => key === found);
    const key = found && !isTaken ? found : crypto.randomUUID();
    const isPrepared = this.options.prepare === undefined;
    this.entries.set(id, { file, isPrepared, key, run: null, thumbnail: null });
  }

  private next(): void {
    const busy = this.list
      .get()
      .filter(({ state }) => state === 'sending' || state === 'finishing');
    const waiting = this.list
      .get()
      .filter(({ state }) => state === 'waiting')
      .toReversed();
    for (const { id } of waiting.slice(0, Math.max(0, AT_ONCE - busy.length))) void this.run(id);
  }

  private async run(id: string): Promise<void> {
    const entry = this.entries.get(id);
    if (!entry) return;
    const run = new AbortController();
    entry.run = run;
    this.change(id, { state: 'sending', message: '', isWaiting: false });
    try {
      await this.upload(id, entry, run.signal);
    } catch (error) {
      if (entry.run === run && !run.signal.aborted)
        this.change(id, { state: 'failed', isWaiting: false, message: messageOf(error) });
    } finally {
      // Cancels the remaining parts when one has failed.
      run.abort();
      this.next();
    }
  }

  private async prepare(id: string, entry: Entry): Promise<void> {
    const { prepare } = this.options;
    if (entry.isPrepared || !prepare) return;
    entry.file = await prepare(entry.file);
    entry.isPrepared = true;
    this.change(id, { bytes: entry.file.size });
  }

  private async upload(id: string, entry: Entry, signal: AbortSignal): Promise<void> {
    await this.prepare(id, entry);
    const { file } = entry;
    entry.thumbnail ??= this.preview(id, file);
    const uploadId = await this.sendFile(id, entry, signal);
    const thumbnailId = await this.sendThumbnail(await entry.thumbnail, signal);
    const onWaiting = (isWaiting: boolean) => this.change(id, { isWaiting });
    this.change(id, { state: 'finishing', sent: file.size });
    const { key } = entry;
    const finish = () => this.options.finish({ file, uploadId, thumbnailId, key });
    await withRetry(finish, { signal, onWaiting });
    forgetResumable(key);
    this.entries.delete(id);
    this.change(id, { state: 'done' });
  }

  private async preview(id: string, file: File): Promise<Blob | null> {
    if (!this.options.withThumbnails) return null;
    const thumbnail = await makeThumbnail(file);
    if (thumbnail) this.change(id, { preview: URL.createObjectURL(thumbnail) });
    return thumbnail;
  }

  private async sendFile(id: string, entry: Entry, signal: AbortSignal): Promise<UploadId> {
    const { file } = entry;
    if (inParts(file.size)) keepResumable({ ...this.identityOf(file), key: entry.key });
    const transfer = {
      purpose: this.purpose,
      name: uploadName(file.name),
      file,
      signal,
      onStarted: (uploadId: UploadId) => this.change(id, { uploadId }),
      onSent: (sent: number) => this.change(id, { sent }),
      onWaiting: (isWaiting: boolean) => this.change(id, { isWaiting }),
    };
    try {
      return await sendUpload({ ...transfer, key: entry.key });
    } catch (error) {
      // The earlier upload no longer exists: it was finished on another device, or has expired.
      const isGone = error instanceof ApiError && error.code === CODE.notFound;
      if (!isGone) throw error;
      forgetResumable(entry.key);
      entry.key = crypto.randomUUID();
      if (inParts(file.size)) keepResumable({ ...this.identityOf(file), key: entry.key });
      return sendUpload({ ...transfer, key: entry.key });
    }
  }

  /** A failure is ignored: the file is uploaded without a thumbnail. */
  private async sendThumbnail(file: Blob | null, signal: AbortSignal): Promise<UploadId | null> {
    if (!file) return null;
    const named = { purpose: 'thumbnail', name: 'thumbnail.jpg' } as const;
    const key = crypto.randomUUID();
    return sendUpload({ ...named, file, key, signal }).catch(() => null);
  }

  pause(id: string): void {
    this.entries.get(id)?.run?.abort();
    this.change(id, { state: 'paused', isWaiting: false });
    this.next();
  }

  /** Resumes a paused upload, or retries a failed one. */
  resume(id: string): void {
    if (!this.entries.has(id)) return;
    this.change(id, { state: 'waiting', message: '' });
    this.next();
  }

  /** Removes an upload from the list and deletes what was sent of it. */
  async remove(id: string): Promise<void> {
    const item = this.list.get().find((each) => each.id === id);
    const entry = this.entries.get(id);
    entry?.run?.abort();
    this.entries.delete(id);
    this.list.set(this.list.get().filter((each) => each.id !== id));
    if (item?.preview) URL.revokeObjectURL(item.preview);
    this.next();
    if (!entry) return;
    forgetResumable(entry.key);
    const asked = { action: 'abort', upload_id: item?.uploadId ?? undefined } as const;
    // If this fails, the server deletes the unfinished upload when it expires.
    if (item?.uploadId) await send(uploads.endpoints.steps, asked).catch(() => undefined);
  }

  /** Stops all uploads. They resume when the same file is chosen again. */
  stop(): void {
    for (const { run } of this.entries.values()) run?.abort();
    this.entries.clear();
    this.list.set([]);
  }
}
