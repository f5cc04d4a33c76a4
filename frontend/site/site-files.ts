import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#shared/languages.ts';
import { siteFile } from '#shared/site/pages.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { LICENCE_FILES, renderAbout } from './render-about.ts';
import { renderRobots, renderSitemap } from './render-crawler-files.ts';
import { renderHome, renderPhoneHome } from './render-home.ts';
import type { Drawn } from './site-frame.ts';
import { SITE_TEXTS } from './texts/all.ts';

const FRONTEND = join(import.meta.dirname, '..');
const PICTURES = join(import.meta.dirname, 'pictures');

type File = readonly [path: string, content: string | Buffer];

/** Named after their content, so that browsers keep them for good. */
function pictures(): ReadonlyMap<string, File> {
  const files = readdirSync(PICTURES).filter((name) => /\.(webp|jpg)$/.test(name));
  return new Map(
    files.map((file) => {
      const content = readFileSync(join(PICTURES, file));
      const [name, ending = ''] = [file.replace(/\.\w+$/, ''), file.replace(/^.*\./, '')];
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return [name, [`/assets/site-${name}-${hash}.${ending}`, content]];
    }),
  );
}

/** Everything that the build writes for the pages that tell of the service, by paths. */
export function siteFiles(): readonly File[] {
  const found = pictures();
  const logo = readFileSync(join(FRONTEND, 'favicon.svg'), 'utf8')
    .replace(/<title>.*<\/title>/, '')
    .replace('<svg', '<svg aria-hidden="true"')
    .trim();
  const documents = LANGUAGES.flatMap((language): File[] => {
    const texts = SITE_TEXTS[language];
    const drawn: Drawn = { language, texts, logo, pictureOf: (name) => found.get(name)?.[0] };
    return [
      [siteFile('home', language), renderHome(drawn)],
      [siteFile('phone', language), renderPhoneHome(drawn)],
      [siteFile('about', language), renderAbout(drawn, packageJson.version)],
    ];
  });
  const root = join(FRONTEND, '..');
  return [
    ...documents,
    ...found.values(),
    ['/robots.txt', renderRobots()],
    ['/sitemap.xml', renderSitemap()],
    [LICENCE_FILES.licence, readFileSync(join(root, 'LICENSE'), 'utf8')],
    [LICENCE_FILES.notices, readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')],
  ];
}
