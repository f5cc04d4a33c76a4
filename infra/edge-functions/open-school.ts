import { type EdgeEvent, nameCaller } from '#infra/edge-event.ts';
import { languageOf } from '#infra/find-document.ts';
import { isLanguage, LANGUAGE_KEY } from '#shared/languages.ts';
import {
  isJustChanged,
  SCHOOL_PAGE_CALL,
  SCHOOL_PAGE_CHANGED,
  SCHOOL_PAGE_PREFIX,
} from '#shared/pages/school-page.ts';

/**
 * The address of a school's page becomes the call that answers it, always with the language: the edge keeps the page
 * under both, and under the time of a change that was just made. Names the caller, too.
 */
export function handler(event: EdgeEvent): EdgeEvent['request'] {
  const request = event.request;
  const asked = request.querystring['lang']?.value;
  const lang = isLanguage(asked)
    ? asked
    : languageOf({
        chosen: request.cookies?.[LANGUAGE_KEY]?.value,
        accepted: request.headers['accept-language']?.value,
      });
  const school = request.uri.slice(SCHOOL_PAGE_PREFIX.length);
  const changed = request.querystring[SCHOOL_PAGE_CHANGED]?.value;
  request.querystring = {
    school: { value: school },
    lang: { value: lang },
    ...(isJustChanged(changed, Date.now()) && { [SCHOOL_PAGE_CHANGED]: { value: changed } }),
  };
  request.uri = SCHOOL_PAGE_CALL;
  nameCaller(event);
  return request;
}
