import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'node:util';

const FLUSH_MS = 250;
const FLUSH_BYTES = 64 * 1024;

export interface LogFile {
  readonly write: (line: string) => void;
  readonly flush: () => void;
}

/**
 * A log file that is written in batches, because a write for each call would cost more than the call. At
 * `maxBytes` a new file begins; the previous one is kept with the ending `.1`.
 */
export function openLogFile(path: string, maxBytes = 10 * 1024 * 1024): LogFile {
  mkdirSync(dirname(path), { recursive: true });
  let file = openSync(path, 'a');
  let size = fstatSync(file).size;
  let waiting: string[] = [];
  let waitingBytes = 0;

  function rotate(): void {
    closeSync(file);
    renameSync(path, `${path}.1`);
    file = openSync(path, 'a');
    size = 0;
  }

  function flush(): void {
    if (waiting.length === 0) return;
    if (size + waitingBytes > maxBytes && size > 0) rotate();
    size += writeSync(file, waiting.join(''));
    waiting = [];
    waitingBytes = 0;
  }

  function write(line: string): void {
    waiting.push(`${line}\n`);
    waitingBytes += line.length + 1;
    if (waitingBytes >= FLUSH_BYTES) flush();
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
