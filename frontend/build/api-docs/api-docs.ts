import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { API_BASE } from '#shared/endpoint.ts';
import { describeApi } from '#shared/openapi/describe-api.ts';
import { CALLS } from '#shared/registry.ts';
import { renderPage } from './render-page.ts';

const DOCS = `${API_BASE}/docs/`;
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  css: 'text/css',
  js: 'text/javascript',
};

/** Everything that is published about the API, by its address. */
async function publish(version: string): Promise<ReadonlyMap<string, string>> {
  const asset = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
  return new Map([
    [`${API_BASE}/openapi.json`, JSON.stringify(describeApi(CALLS, version))],
    [`${DOCS}index.html`, renderPage(CALLS, version, DOCS)],
    [`${DOCS}docs.css`, await asset('docs.css')],
    [`${DOCS}docs.js`, await asset('docs.js')],
  ]);
}

/** Publishes the API description and a readable page made of it beside the application. */
export function apiDocs(version: string): Plugin {
  return {
    name: 'api-docs',
    async generateBundle() {
      for (const [address, source] of await publish(version))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    async configureServer(server) {
      const files = await publish(version);
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const address = path === DOCS || path === DOCS.slice(0, -1) ? `${DOCS}index.html` : path;
        const file = files.get(address);
        if (file === undefined) return next();
        response.setHeader('content-type', TYPES[address.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(file);
      });
    },
  };
}
