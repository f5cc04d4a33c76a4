import { existsSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { EDITOR_PREFIX, editorHeaders } from '#infra/security-headers.ts';
import { ROOT } from '../paths.ts';
import { send } from './answer.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** A picture or sound of the Scratch library, if it is installed. */
const LIBRARY = /^\/scratch-assets\/[0-9a-f]{32}\.\w{3}$/;

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

/** The file of an address, as the CDN rewrites it: pages of the application have no files of their own. */
function fileOf(url: string): string {
  const [path = '/', query] = url.split('?');
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (last.includes('.')) return url;
  const page = /^\/api\/docs(\/|$)/.test(path) ? '/api/docs/index.html' : '/index.html';
  return query === undefined ? page : `${page}?${query}`;
}

/** Looks for each file when it is requested, because the folder may be filled later. */
const openLibrary = (headers: OutgoingHttpHeaders) =>
  sirv(ROOT, {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries({ ...headers, 'cache-control': YEAR }))
        if (value !== undefined) response.setHeader(name, value);
    },
  });

/** Serves the built application, compressed if the browser accepts it. */
export function createWeb(root: string, headers: OutgoingHttpHeaders) {
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => {
      const own = path.startsWith(EDITOR_PREFIX) ? editorHeaders() : headers;
      for (const [name, value] of Object.entries(own))
        if (value !== undefined) response.setHeader(name, value);
      response.setHeader('cache-control', path.startsWith('/assets/') ? YEAR : 'no-cache');
    },
  });
  const library = openLibrary(headers);
  const isBuilt = existsSync(join(root, 'index.html'));

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume();
      send(response, 405, { ...headers, ...PLAIN, allow: 'GET, HEAD' }, 'Method Not Allowed');
      return;
    }
    const original = request.url;
    request.url = fileOf(original ?? '/');
    const find = LIBRARY.test(request.url) ? library : files;
    find(request, response, () => {
      const text = isBuilt ? 'Not Found' : 'The application is not built.';
      send(response, isBuilt ? 404 : 503, { ...headers, ...PLAIN }, text);
    });
    request.url = original;
  };
}
