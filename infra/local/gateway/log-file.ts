import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'node:util';

const FLUSH_MS = 250;
const FLUSH_BYTES = 64 * 1024;

interface LogOptions {
  readonly maxBytes?: number;
  /** Tells that the log cannot be written. */
  readonly say?: (text: string) => void;
}

export interface LogFile {
  readonly write: (line: string) => void;
  readonly flush: () => void;
  readonly close: () => void;
}

/** Lines that wait for room on a full disk; of more than these the oldest are lost. */
const KEPT_BYTES = 1024 * 1024;

/** Is told how many bytes have been written: a nearly full disk takes only some of them at a time. */
type Wrote = (count: number) => void;

function writeWhole(file: number, bytes: Buffer, wrote: Wrote): void {
  for (let done = 0; done < bytes.length; ) {
    const count = writeSync(file, bytes, done);
    done += count;
    wrote(count);
  }
}

/** Appends to a file. At `maxBytes` a new one begins; the previous one is kept with the ending `.1`. */
function openRotating(path: string, maxBytes: number): (bytes: Buffer, wrote: Wrote) => void {
  mkdirSync(dirname(path), { recursive: true });
  let file = openSync(path, 'a');
  let size = fstatSync(file).size;

  function rotate(): void {
    renameSync(path, `${path}.1`);
    const next = openSync(path, 'a');
    closeSync(file);
    file = next;
    size = 0;
  }

  return (bytes, wrote) => {
    if (size + bytes.length > maxBytes && size > 0) rotate();
    writeWhole(file, bytes, (count) => {
      size += count;
      wrote(count);
    });
  };
}

/** Lines that wait, the oldest first. */
class Waiting {
  #lines: Buffer[] = [];
  #bytes = 0;
  /** Whether the beginning of the first line has been written. */
  #isBegun = false;

  get bytes(): number {
    return this.#bytes;
  }

  add(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    this.#lines.push(bytes);
    this.#bytes += bytes.length;
  }

  all(): Buffer {
    return Buffer.concat(this.#lines, this.#bytes);
  }

  /** Forgets so many bytes from the beginning. Of a line that was written in part the rest stays. */
  forget(count: number): void {
    this.#bytes -= count;
    let left = count;
    let [first] = this.#lines;
    while (first && left >= first.length) {
      left -= first.length;
      this.#lines.shift();
      this.#isBegun = false;
      [first] = this.#lines;
    }
    if (!first || left === 0) return;
    this.#lines[0] = first.subarray(left);
    this.#isBegun = true;
  }

  /** Drops whole lines until no more than these bytes are left, but not the rest of one that was begun. */
  dropOldest(kept: number): void {
    const from = this.#isBegun ? 1 : 0;
    let dropped = 0;
    for (const line of this.#lines.slice(from)) {
      if (this.#bytes <= kept) break;
      this.#bytes -= line.length;
      dropped += 1;
    }
    this.#lines.splice(from, dropped);
  }
}

/**
 * A log file that is written in batches, because a write for each call would cost more than the call. While the
 * disk is full, lines wait and calls go on; `say` tells it once.
 */
export function openLogFile(
  path: string,
  { maxBytes = 10 * 1024 * 1024, say = console.warn }: LogOptions = {},
): LogFile {
  const append = openRotating(path, maxBytes);
  const waiting = new Waiting();
  let isFailing = false;

  function flush(): void {
    if (waiting.bytes === 0) return;
    try {
      append(waiting.all(), (count) => waiting.forget(count));
      isFailing = false;
    } catch (error) {
      if (!isFailing) say(`The log ${path} cannot be written: ${String(error)}`);
      isFailing = true;
      waiting.dropOldest(KEPT_BYTES);
    }
  }

  function write(line: string): void {
    waiting.add(line);
    // While writing fails, only the clock tries again.
    if (waiting.bytes >= FLUSH_BYTES && !isFailing) flush();
    else if (waiting.bytes > 2 * KEPT_BYTES) waiting.dropOldest(KEPT_BYTES);
  }
  const clock = setInterval(flush, FLUSH_MS).unref();
  process.once('exit', flush);
  function close(): void {
    flush();
    clearInterval(clock);
    process.off('exit', flush);
  }
  return { write, flush, close };
}

/** Sends what the functions print to the log, as Lambda sends it to its log group. */
export function redirectOutput(write: (line: string) => void): void {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[method] = (...values: unknown[]) => write(format(...values));
  }
  process.stdout.write = (text: string | Uint8Array): boolean => {
    write(String(text).trimEnd());
    return true;
  };
}
