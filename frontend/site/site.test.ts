import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#infra/security-headers.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { SITE_FILES } from '#shared/site/files.ts';
import {
  PLAIN_LANGUAGE,
  SITE_ORIGIN,
  SITE_PAGES,
  type SitePage,
  siteAddress,
  siteDocument,
  siteFile,
} from '#shared/site/pages.ts';
import { COVER, SCENES, SIZES_OF } from './scenes.ts';
import { siteFiles } from './site-files.ts';
import { SITE_TEXTS } from './texts/all.ts';

const PAGES = Object.keys(SITE_PAGES) as SitePage[];
/** Without pictures, as it is sent. */
const DOCUMENT_BYTES = 120_000;
const PICTURE_BYTES = 60_000;
const PICTURE = /\.(webp|jpg)$/;

const files = new Map(siteFiles());
const textOf = (path: string): string => String(files.get(path) ?? '');
const all = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

const EVERY = PAGES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

describe.each(EVERY)('the page %s in %s', (page, language) => {
  const html = textOf(siteFile(page, language));
  const texts = SITE_TEXTS[language];

  it('says which language it is in, and where it is in the others', () => {
    expect(html).toContain(`<html lang="${texts.locale}" data-language="${language}"`);
    expect(all(/rel="canonical" href="([^"]+)"/g, html)).toEqual([
      `${SITE_ORIGIN}${siteAddress(page, language)}`,
    ]);
    const others = [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, tag, address]) => [tag, address],
    );
    expect(others).toEqual([
      ...LANGUAGES.map((each) => [
        SITE_TEXTS[each].locale,
        `${SITE_ORIGIN}${siteAddress(page, each)}`,
      ]),
      ['x-default', `${SITE_ORIGIN}${siteAddress(page, PLAIN_LANGUAGE)}`],
    ]);
  });

  it('is found under the addresses that it names', () => {
    for (const path of all(/href="(\/(?:home|about)[^"#]*)/g, html))
      expect(files.has(siteDocument(path) ?? ''), path).toBe(true);
  });

  it('is told in a title, a description and a preview', () => {
    expect(all(/<title>([^<]+)<\/title>/g, html)).toHaveLength(1);
    const [description = ''] = all(/name="description" content="([^"]+)"/g, html);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThan(260);
    for (const name of ['title', 'description', 'url', 'image', 'locale'])
      expect(all(new RegExp(`property="og:${name}" content="([^"]+)"`, 'g'), html)).toHaveLength(1);
    const [data = ''] = all(/<script type="application\/ld\+json">(.+?)<\/script>/g, html);
    expect(JSON.parse(data)['@context']).toBe('https://schema.org');
  });

  it('has one heading of the first level, and no picture without words', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(all(/<img [^>]*alt="([^"]*)"/g, html)).not.toContain('');
    expect(html.match(/<img /g)?.length ?? 0).toBe(html.match(/<img [^>]*alt=/g)?.length ?? 0);
  });

  it('is small, and runs only what the policy allows', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(DOCUMENT_BYTES);
    // Everything but facts for search engines is one script, allowed by its hash.
    const scripts = all(/<script>([\s\S]*?)<\/script>/g, html);
    expect(scripts).toHaveLength(1);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/ on[a-z]+=|javascript:/);
    expect(securityHeaders()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });

  it('shows pictures that there are', () => {
    for (const path of all(/(?:src|srcset)="(\/assets\/[^"]+)"/g, html))
      expect(files.has(path), path).toBe(true);
  });
});

it('every screen is taken in every language, and light enough', () => {
  const pictures = [...files].filter(([path]) => PICTURE.test(path));
  for (const [path, content] of pictures)
    expect(content.length, path).toBeLessThanOrEqual(PICTURE_BYTES);
  const names = pictures.map(([path]) => path.replace(/^\/assets\/site-|-[0-9a-f]{8}\.\w+$/g, ''));
  const wanted = LANGUAGES.flatMap((language) => [
    `${COVER.name}.${language}`,
    ...SCENES.flatMap((scene) => SIZES_OF[scene].map((size) => `${scene}.${size}.${language}`)),
  ]);
  expect(names.toSorted()).toEqual(wanted.toSorted());
});

it('search engines find every page by the list of pages', () => {
  const listed = all(/<loc>([^<]+)<\/loc>/g, textOf('/sitemap.xml'));
  expect(listed).toEqual(
    EVERY.map(([page, language]) => `${SITE_ORIGIN}${siteAddress(page, language)}`),
  );
  expect(textOf('/robots.txt')).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
  expect(textOf('/robots.txt')).not.toMatch(/Disallow: \/(home|about|institutionDialog)/);
});

it('what names the deployment is filled in by it', () => {
  const naming = [...files].filter(
    ([path, content]) => !PICTURE.test(path) && String(content).includes(SITE_ORIGIN),
  );
  expect(naming.map(([path]) => path).toSorted()).toEqual([...SITE_FILES].toSorted());
});

it('the three languages say as much as each other', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return value ? 'text' : 'missing';
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]));
  };
  expect(shape(SITE_TEXTS.cht)).toEqual(shape(SITE_TEXTS.zh));
  expect(shape(SITE_TEXTS.en)).toEqual(shape(SITE_TEXTS.zh));
});
