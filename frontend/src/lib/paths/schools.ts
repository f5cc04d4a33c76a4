import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { SCHOOL_PAGE_PREFIX } from '#shared/pages/school-page.ts';
import { DRAWN_PATHS, SCHOOL_SEARCH } from '#shared/site/drawn-documents.ts';
import { chosenAddress } from '#shared/site/pages.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Paths of the screens of schools. */
export const schoolPaths = {
  /** The form of a school where families ask for a trial lesson. */
  joinSchool: (school: SchoolId) => withSearch(DRAWN_PATHS.join, { [SCHOOL_SEARCH]: school }),
  parentHome: screen('/home/mobile/index', (school: SchoolId) => [{}, { school }]),
  /** The page of a school for everybody: of the server, not of this application. */
  introduction: (id: SchoolId, query = '') => `${SCHOOL_PAGE_PREFIX}${id}${query}`,
  /** The pages that tell of the service: documents of their own, without this application. */
  siteHome: (language: Language) => chosenAddress('home', language),
  siteAbout: (language: Language) => chosenAddress('about', language),
  schoolExport: '/eduinfo/export',
} as const;
