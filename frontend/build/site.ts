import type { Plugin } from 'vite';
import { memoize } from '#shared/memoize.ts';
import { SITE_ORIGIN, siteDocument } from '#shared/site/pages.ts';
import { siteFiles } from '../site/site-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The pages that tell of the service, with their pictures and what search engines ask for. */
export function site(): Plugin {
  return {
    name: 'site',
    generateBundle() {
      for (const [path, source] of siteFiles())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    configureServer({ middlewares }) {
      const files = memoize(siteFiles);
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', SITE_ORIGIN);
        // The home of phones is a page of the application where a school is named.
        const path = (!searchParams.has('school') && siteDocument(pathname)) || pathname;
        const found = files().find(([each]) => each === path);
        if (!found) return next();
        const own = `http://${request.headers.host}`;
        const [, content] = found;
        response.setHeader('content-type', TYPES[path.replace(/^.*\./, '')] ?? 'text/plain');
        response.end(typeof content === 'string' ? content.replaceAll(SITE_ORIGIN, own) : content);
      });
    },
  };
}
