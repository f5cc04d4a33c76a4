import type { EdgeEvent } from '#infra/edge-event.ts';
import { findDocument } from '#infra/find-document.ts';
import { LANGUAGE_KEY } from '#shared/languages.ts';

/** The edge keeps a document under the address that stands here afterwards, so each language apart. */
export function handler(event: EdgeEvent): EdgeEvent['request'] {
  const request = event.request;
  request.uri = findDocument({
    path: request.uri,
    ofSchool: request.querystring['school'] !== undefined,
    chosen: request.cookies?.[LANGUAGE_KEY]?.value,
    accepted: request.headers['accept-language']?.value,
  });
  return request;
}
