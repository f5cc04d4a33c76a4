import { type EdgeEvent, nameCaller } from '#infra/edge-event.ts';
import { isLanguage, LANGUAGE_KEY } from '#shared/languages.ts';
import { SHARE_PREFIX } from '#shared/sharing/share-page.ts';

/** The address of a report becomes the call that answers it; its ending names the part. Names the caller, too. */
export function handler(event: EdgeEvent): EdgeEvent['request'] {
  const request = event.request;
  const name = request.uri.slice(SHARE_PREFIX.length);
  const dot = name.indexOf('.');
  const asked = request.querystring['lang'] || request.cookies?.[LANGUAGE_KEY];
  const query: EdgeEvent['request']['querystring'] = {
    token: { value: dot < 0 ? name : name.slice(0, dot) },
    part: { value: dot < 0 ? 'page' : name.slice(dot + 1) },
  };
  if (asked && isLanguage(asked.value)) query['lang'] = { value: asked.value };
  request.uri = '/api/report/share';
  request.querystring = query;
  nameCaller(event);
  return request;
}
