import { LANGUAGES } from '#shared/languages.ts';
import { type SitePage, siteFile } from './pages.ts';

/** What search engines ask for. */
const CRAWLER_FILES = ['/robots.txt', '/sitemap.xml'];
const PAGES: readonly SitePage[] = ['home', 'phone', 'about'];

/** Every file of the build that names the deployment's address. */
export const SITE_FILES: readonly string[] = [
  ...CRAWLER_FILES,
  ...PAGES.flatMap((page) => LANGUAGES.map((language) => siteFile(page, language))),
];
