import type { UseCase } from '#functions/request/create-handler.ts';
import { Page } from '#functions/request/page.ts';
import { SchoolId } from '#shared/ids.ts';
import type { pages } from '#shared/pages/contract.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import { loadPage } from './load-page.ts';
import { toPageView } from './page-view.ts';
import { renderMissingPage, renderSchoolPage } from './render-school-page.ts';

const { seconds } = SCHOOL_PAGE_LIMITS;

/** The page of a school, the same for everybody. An address of no school says so in the same look. */
export const showSchool: UseCase<typeof pages.endpoints.school> = async (
  visitor,
  { school, lang },
  deps,
) => {
  const now = deps.now();
  const language = lang ?? visitor.language;
  const id = SchoolId.safeParse(school).data;
  const page = id && (await loadPage(id, now));
  if (!page || page === 'closed') {
    const html = renderMissingPage(language, page === 'closed' ? 'left' : 'missing');
    return new Page({ status: 404, html, seconds });
  }
  const html = renderSchoolPage(await toPageView(page, language, now));
  return new Page({ status: 200, html, seconds });
};
