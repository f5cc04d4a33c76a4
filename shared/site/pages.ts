import { LANGUAGES, type Language } from '#shared/languages.ts';

/** Pages that tell of the service, whole documents that need no script. */
export const SITE_PAGES = { home: '/home', about: '/about' } as const;
export type SitePage = keyof typeof SITE_PAGES;

/** The home as phones have always opened it; with the school of a family it is a page of the application. */
export const HOME_ON_PHONES = '/home/mobile/index';

/** Where the build keeps their documents. */
const SITE_DOCUMENTS = '/documents/site/';

/** Stands in them for the address of the deployment, which the build does not know. */
export const SITE_ORIGIN = 'https://classroom.invalid';

/** The language of an address that names none. */
export const PLAIN_LANGUAGE: Language = 'zh';

/** The address by which a page is known in a language. */
export const siteAddress = (page: SitePage, language: Language): string =>
  language === PLAIN_LANGUAGE ? SITE_PAGES[page] : `${SITE_PAGES[page]}/${language}`;

/** The same, for somebody who has chosen the language: it is not asked for again. */
export const chosenAddress = (page: SitePage, language: Language): string =>
  `${SITE_PAGES[page]}/${language}`;

export const siteFile = (page: SitePage, language: Language): string =>
  `${SITE_DOCUMENTS}${page}.${language}.html`;

const NAMES: readonly SitePage[] = ['home', 'about'];

/** The document of an address. Written with what the runtime of the edge knows (`infra/edge-code.ts`). */
export function siteDocument(path: string): string | undefined {
  const asked = path.toLowerCase();
  if (asked === HOME_ON_PHONES) return siteFile('home', PLAIN_LANGUAGE);
  const name = NAMES.find(
    (each) => asked === SITE_PAGES[each] || asked.startsWith(`${SITE_PAGES[each]}/`),
  );
  if (!name) return undefined;
  const rest = asked.slice(SITE_PAGES[name].length + 1);
  const language = rest === '' ? PLAIN_LANGUAGE : LANGUAGES.find((each) => each === rest);
  return language && siteFile(name, language);
}
