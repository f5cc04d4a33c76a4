import type { IncomingMessage } from 'node:http';

/** Ends a request whose body nobody reads, after time for a caller that is still sending to read the answer. */
export function letGo(request: IncomingMessage, lingerMs: number): void {
  request.resume();
  const late = setTimeout(() => request.destroy(), lingerMs);
  request.once('close', () => clearTimeout(late));
}

export const TOO_LARGE = 'too large';
const EMPTY = Buffer.alloc(0);

/** The whole body, or TOO_LARGE as soon as it exceeds the limit. Rejects when the caller disconnects. */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | typeof TOO_LARGE> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes) return Promise.resolve(TOO_LARGE);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) resolve(TOO_LARGE);
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const [first = EMPTY] = chunks;
      resolve(chunks.length > 1 ? Buffer.concat(chunks) : first);
    });
    // Also when the caller disconnects. Not 'close', which ends every request.
    request.on('error', reject);
  });
}
