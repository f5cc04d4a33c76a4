import { type EdgeEvent, nameCaller } from '#infra/edge-event.ts';
import { languageOf } from '#infra/find-document.ts';
import { isLanguage, LANGUAGE_KEY } from '#shared/languages.ts';
import { SCHOOL_PAGE_CALL, SCHOOL_PAGE_PREFIX } from '#shared/school-page.ts';

/**
 * The address of a school's page becomes the call that answers it, always with the language: the edge keeps the page
 * under both. Names the caller, too.
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
  request.querystring = { school: { value: school }, lang: { value: lang } };
  request.uri = SCHOOL_PAGE_CALL;
  nameCaller(event);
  return request;
}
