import type { IncomingMessage } from 'node:http';

/** Time for a caller that is still sending to read the answer. */
const LINGER_MS = 10_000;

/**
 * Reads the rest of a request that was answered early, so that its connection can serve the next one; for so
 * long at most.
 */
export function drain(request: IncomingMessage, lingerMs = LINGER_MS): void {
  if (request.readableEnded || request.socket.destroyed) return;
  request.resume();
  const late = setTimeout(() => request.socket.destroy(), lingerMs);
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
