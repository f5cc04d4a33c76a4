import { LANGUAGES, type Language } from '#shared/languages.ts';

/** The home for phones; with the school of a family it is a page of the application. */
export const HOME_ON_PHONES = '/home/mobile/index';

/** Pages that tell of the service, whole documents that need no script. */
export const SITE_PAGES = { home: '/home', phone: HOME_ON_PHONES, about: '/about' } as const;
export type SitePage = keyof typeof SITE_PAGES;

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

/** Of two that begin alike the longer first. */
const NAMES: readonly SitePage[] = ['phone', 'home', 'about'];

/** The document of an address. Written with what the runtime of the edge knows (`infra/edge-code.ts`). */
export function siteDocument(path: string): string | undefined {
  const asked = path.toLowerCase();
  const name = NAMES.find(
    (each) => asked === SITE_PAGES[each] || asked.startsWith(`${SITE_PAGES[each]}/`),
  );
  if (!name) return undefined;
  const rest = asked.slice(SITE_PAGES[name].length + 1);
  const language = rest === '' ? PLAIN_LANGUAGE : LANGUAGES.find((each) => each === rest);
  return language && siteFile(name, language);
}
