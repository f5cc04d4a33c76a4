import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SITE_FILES } from '#shared/site/files.ts';
import { SITE_ORIGIN } from '#shared/site/pages.ts';
import { send } from './answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};

interface Filled {
  readonly text: Buffer;
  readonly compressed: Buffer;
  readonly tag: string;
}

async function fill(file: string, origin: string): Promise<Filled | undefined> {
  const found = await readFile(file, 'utf8').catch(() => undefined);
  if (found === undefined) return undefined;
  const text = Buffer.from(found.replaceAll(SITE_ORIGIN, origin));
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { text, compressed: brotliCompressSync(text), tag };
}

interface Options {
  readonly root: string;
  /** The address of this system for browsers, as the deployment writes it into the same files. */
  readonly origin: string;
  readonly headers: OutgoingHttpHeaders;
}

/** Serves the files that name the address of the deployment. Answers false for all others. */
export function createSiteFiles({ root, origin, headers }: Options) {
  const kept = new Map<string, Filled>();
  return async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    if (!SITE_FILES.includes(path)) return false;
    const filled = kept.get(path) ?? (await fill(join(root, path), origin));
    if (!filled) return false;
    kept.set(path, filled);
    const own = {
      ...headers,
      'content-type': TYPES[path.slice(path.lastIndexOf('.') + 1)],
      'cache-control': 'no-cache',
      etag: filled.tag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match'] === filled.tag) send(response, 304, own, '');
    else if (/\bbr\b/.test(String(request.headers['accept-encoding'])))
      send(response, 200, { ...own, 'content-encoding': 'br' }, filled.compressed);
    else send(response, 200, own, filled.text);
    return true;
  };
}
