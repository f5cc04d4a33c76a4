import { LANGUAGES } from '#shared/languages.ts';
import {
  PLAIN_LANGUAGE,
  SITE_ORIGIN,
  SITE_PAGES,
  type SitePage,
  siteAddress,
} from '#shared/site/pages.ts';
import { SITE_TEXTS } from './texts/all.ts';

/** Pages that show nothing without an account, or what is meant for one family. */
const CLOSED = ['/api/', '/r/', '/parent/', '/card/', '/reportWork/', '/media/'];

export const renderRobots = (): string =>
  [
    'User-agent: *',
    // What a page of the site asks for itself, and what describes the API, may be read.
    'Allow: /api/docs',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');

function entriesOf(page: SitePage): string[] {
  const link = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${SITE_ORIGIN}${path}"/>`;
  const links = [
    ...LANGUAGES.map((each) => link(SITE_TEXTS[each].locale, siteAddress(page, each))),
    link('x-default', siteAddress(page, PLAIN_LANGUAGE)),
  ].join('');
  return LANGUAGES.map(
    (language) => `<url><loc>${SITE_ORIGIN}${siteAddress(page, language)}</loc>${links}</url>`,
  );
}

export const renderSitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...(Object.keys(SITE_PAGES) as SitePage[]).flatMap(entriesOf),
    '</urlset>',
    '',
  ].join('\n');
