import {
  abortParts,
  beginParts,
  completeParts,
  sendPart,
} from '#functions/domain/uploads/direct-upload.ts';
import { listObjects, putObject, removeObject } from '#functions/platform/objects.ts';
import { type ArchiveState, archiveName, exportObject, type OpenArchive } from './archive-state.ts';
import { readWhole } from './read-whole.ts';
import { directoryRecord, endRecord, localHeader, type ZipEntry } from './zip.ts';

/** S3 takes no smaller part but the last. A part is sent as soon as there is so much. */
const PART_BYTES = 8 * 1024 * 1024;
/** An archive is closed from so much on: browsers and disks handle it, and it needs no larger form of zip. */
const ARCHIVE_BYTES = 1024 ** 3;
const ARCHIVE_ENTRIES = 5_000;
const ZIP = 'application/zip';
/** A rule of the bucket removes what is more. */
const REMOVED_AT_ONCE = 100;

/**
 * Writes one archive after the other, without ever holding more than a part of it. Between two steps an archive is
 * what `park` answers; a step that is repeated from there writes the same parts again.
 */
export class ArchiveWriter {
  readonly #of: ArchiveState;
  readonly #savedAs: (number: number) => string;
  #open: OpenArchive | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #directory: Buffer[] = [];
  /** Archives that are complete, those of earlier steps first. */
  readonly archives: ArchiveState['archives'];

  private constructor(of: ArchiveState, savedAs: (number: number) => string) {
    this.#of = of;
    this.#savedAs = savedAs;
    this.#open = of.open;
    this.archives = [...of.archives];
  }

  static async resume(
    of: ArchiveState,
    savedAs: (number: number) => string,
  ): Promise<ArchiveWriter> {
    const writer = new ArchiveWriter(of, savedAs);
    const { open } = of;
    if (open?.sealed) await writer.#complete(open);
    if (!open?.parked || open.sealed) return writer;
    const [waiting, directory] = await Promise.all([
      readWhole(exportObject(of, `${open.parked}.bytes`)),
      readWhole(exportObject(of, `${open.parked}.directory`)),
    ]);
    writer.#wait(waiting);
    writer.#directory = [directory];
    return writer;
  }

  async #complete({ multipart, parts }: OpenArchive): Promise<void> {
    const name = this.#name;
    await completeParts({ ...name, multipart }, parts);
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    this.archives.push({ key: name.key, bytes });
    this.#open = undefined;
  }

  /** Whether the step has to end, because the archive is full. */
  get isFull(): boolean {
    const { bytes = 0, entries = 0 } = this.#open ?? {};
    return bytes >= ARCHIVE_BYTES || entries >= ARCHIVE_ENTRIES;
  }

  #wait(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
  }

  get #name() {
    return exportObject(this.#of, archiveName(this.archives.length + 1));
  }

  async #opened(): Promise<OpenArchive> {
    this.#open ??= {
      multipart: await beginParts(this.#name, ZIP, this.#savedAs(this.archives.length + 1)),
      parts: [],
      bytes: 0,
      entries: 0,
      parked: '',
      sealed: false,
    };
    return this.#open;
  }

  /** Begins a file, whose bytes follow. */
  async begin(entry: ZipEntry): Promise<void> {
    const open = await this.#opened();
    this.#directory.push(directoryRecord(entry, open.bytes));
    this.#open = { ...open, entries: open.entries + 1 };
    await this.append(localHeader(entry));
  }

  /** The next bytes of the file that was begun. */
  async append(bytes: Buffer): Promise<void> {
    const open = await this.#opened();
    this.#open = { ...open, bytes: open.bytes + bytes.length };
    this.#wait(bytes);
    if (this.#waitingBytes >= PART_BYTES) await this.#send();
  }

  async #send(): Promise<void> {
    const open = await this.#opened();
    const body = Buffer.concat(this.#waiting);
    const parts = { ...this.#name, multipart: open.multipart };
    const sent = await sendPart(parts, open.parts.length + 1, body);
    this.#open = { ...open, parts: [...open.parts, sent] };
    this.#waiting = [];
    this.#waitingBytes = 0;
  }

  /**
   * Ends the archive that is open: the step is over then. It is completed by the next one, when it is kept that
   * nothing is written to it any more.
   */
  async seal(): Promise<void> {
    const open = this.#open;
    if (!open) return;
    const directory = Buffer.concat(this.#directory);
    this.#wait(directory);
    this.#wait(endRecord(open.entries, directory.length, open.bytes));
    await this.#send();
    this.#directory = [];
    if (this.#open) this.#open = { ...this.#open, sealed: true };
  }

  /** Keeps what is not in a part yet until the next step, under a name of its own. */
  async park(name: string): Promise<OpenArchive | undefined> {
    if (!this.#open || this.#open.sealed) return this.#open;
    const bytes = Buffer.concat(this.#waiting);
    const of = this.#of;
    await Promise.all([
      putObject(exportObject(of, `${name}.bytes`), bytes, 'application/octet-stream'),
      putObject(
        exportObject(of, `${name}.directory`),
        Buffer.concat(this.#directory),
        'application/octet-stream',
      ),
    ]);
    return { ...this.#open, parked: name };
  }
}

/** Removes what was parked for an earlier step. */
export async function removeParked(of: ArchiveState): Promise<void> {
  const { parked = '' } = of.open ?? {};
  if (!parked) return;
  for (const ending of ['bytes', 'directory'])
    await removeObject(exportObject(of, `${parked}.${ending}`));
}

/** Removes the archive that is not complete. */
export async function abandonOpen(of: ArchiveState): Promise<void> {
  if (!of.open) return;
  const name = exportObject(of, archiveName(of.archives.length + 1));
  await abortParts({ ...name, multipart: of.open.multipart });
  await removeParked(of);
}

/**
 * Removes the archive that is not complete of an export that has been ended. A step that works on it does so itself when
 * it ends (`stepArchive`); of one that was killed a rule of the bucket removes it.
 */
export async function abandonArchive(of: ArchiveState, now: Date): Promise<void> {
  if (of.busyUntil <= now.getTime()) await abandonOpen(of);
}

/** Removes what an export has left in the store, complete archives too. */
export async function removeArchives(of: ArchiveState): Promise<void> {
  const { bucket, key: prefix } = exportObject(of, '');
  const left = await listObjects({ bucket, prefix }, { limit: REMOVED_AT_ONCE });
  for (const { key } of left) await removeObject({ bucket, key });
}
