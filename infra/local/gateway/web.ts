import { existsSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { findDocument } from '#infra/find-document.ts';
import { EDITOR_PREFIX, editorHeaders } from '#infra/security-headers.ts';
import { LANGUAGE_KEY } from '#shared/languages.ts';
import { ROOT } from '../paths.ts';
import { send } from './answer.ts';
import { createSiteFiles } from './site-files.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** A picture or sound of the Scratch library, if it is installed. */
const LIBRARY = /^\/scratch-assets\/[0-9a-f]{32}\.\w{3}$/;

/** The cookie of a language that was chosen before. */
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY.replace('.', '\\.')}=(\\w+)`);

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

/** The file of an address, as the edge finds it. */
function fileOf({ url = '/', headers }: IncomingMessage): string {
  const [path = '/', query] = url.split('?');
  const file = findDocument({
    path,
    ofSchool: query !== undefined && new URLSearchParams(query).has('school'),
    chosen: CHOSEN.exec(headers.cookie ?? '')?.[1],
    accepted: headers['accept-language'],
  });
  return query === undefined ? file : `${file}?${query}`;
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

/** Serves the built application, compressed if the browser accepts it; `origin` is its address for browsers. */
export function createWeb(root: string, headers: OutgoingHttpHeaders, origin: string) {
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
  const siteFiles = createSiteFiles({ root, origin, headers });
  const isBuilt = existsSync(join(root, 'index.html'));

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume();
      send(response, 405, { ...headers, ...PLAIN, allow: 'GET, HEAD' }, 'Method Not Allowed');
      return;
    }
    const original = request.url;
    const file = fileOf(request);
    if (await siteFiles(file.split('?')[0] ?? '', request, response)) return;
    request.url = file;
    const find = LIBRARY.test(file) ? library : files;
    find(request, response, () => {
      const text = isBuilt ? 'Not Found' : 'The application is not built.';
      send(response, isBuilt ? 404 : 503, { ...headers, ...PLAIN }, text);
    });
    request.url = original;
  };
}
