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
}

/** Lines that wait for room on a full disk; of more than these the oldest are lost. */
const KEPT_BYTES = 1024 * 1024;

/** Writes all bytes: a nearly full disk takes only some of them at a time. */
function writeWhole(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Appends to a file. At `maxBytes` a new one begins; the previous one is kept with the ending `.1`. */
function openRotating(path: string, maxBytes: number): (bytes: Buffer) => void {
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

  return (bytes) => {
    if (size + bytes.length > maxBytes && size > 0) rotate();
    writeWhole(file, bytes);
    size += bytes.length;
  };
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
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isFailing = false;

  function dropOldest(): void {
    while (waitingBytes > KEPT_BYTES) waitingBytes -= waiting.shift()?.length ?? waitingBytes;
  }

  function flush(): void {
    if (waiting.length === 0) return;
    try {
      append(Buffer.from(waiting.join('')));
      waiting = [];
      waitingBytes = 0;
      isFailing = false;
    } catch (error) {
      if (!isFailing) say(`The log ${path} cannot be written: ${String(error)}`);
      isFailing = true;
      dropOldest();
    }
  }

  function write(line: string): void {
    waiting.push(`${line}\n`);
    waitingBytes += line.length + 1;
    // While writing fails, only the clock tries again.
    if (waitingBytes >= FLUSH_BYTES && !isFailing) flush();
    else if (waitingBytes > 2 * KEPT_BYTES) dropOldest();
  }
  setInterval(flush, FLUSH_MS).unref();
  process.once('exit', flush);
  return { write, flush };
}

/** Sends what the functions print to the log file, as Lambda sends it to its log group. */
export function redirectOutput(log: LogFile): void {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[method] = (...values: unknown[]) => log.write(format(...values));
  }
  process.stdout.write = (text: string | Uint8Array): boolean => {
    log.write(String(text).trimEnd());
    return true;
  };
}
