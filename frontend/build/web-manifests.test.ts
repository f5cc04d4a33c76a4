import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { HOME_PATHS } from '#shared/site/drawn-documents.ts';
import { manifestLinks, webManifest } from './web-manifests.ts';

const FRONTEND = join(import.meta.dirname, '..');

/** Width and height of a png, from its first chunk. */
function sizeOf(file: string): string {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(LANGUAGES)('a tablet can install the application: %s', (language) => {
  const manifest = webManifest(language);
  expect(HOME_PATHS).toContain(manifest.start_url);
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
  expect(manifest.name.length).toBeGreaterThan(0);
  expect(manifestLinks(language).join()).toContain(`manifest.${language}.webmanifest`);
});

test('each language has a name of its own', () => {
  expect(new Set(LANGUAGES.map((language) => webManifest(language).name)).size).toBe(3);
});

test('the icons are there in the sizes that browsers ask for, round and to be cut', () => {
  const { icons } = webManifest('zh');
  for (const { src, sizes } of icons) expect(sizeOf(join(FRONTEND, src))).toBe(sizes);
  for (const purpose of ['any', 'maskable'])
    expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
  expect(sizeOf(join(FRONTEND, 'icons/apple-touch-icon.png'))).toBe('180x180');
});

test('the colour is that of the document', () => {
  const html = readFileSync(join(FRONTEND, 'index.html'), 'utf8');
  expect(html).toContain(`<meta name="theme-color" content="${webManifest('en').theme_color}"`);
});
