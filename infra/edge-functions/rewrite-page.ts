import { findDocument } from '#infra/find-document.ts';
import { LANGUAGE_KEY } from '#shared/languages.ts';

interface Value {
  readonly value: string;
}

interface EdgeEvent {
  readonly request: {
    uri: string;
    readonly headers: Readonly<Record<string, Value | undefined>>;
    readonly cookies?: Readonly<Record<string, Value | undefined>>;
  };
}

/** The edge keeps a document under the address that stands here afterwards, so each language apart. */
export function handler(event: EdgeEvent): EdgeEvent['request'] {
  const request = event.request;
  request.uri = findDocument({
    path: request.uri,
    chosen: request.cookies?.[LANGUAGE_KEY]?.value,
    accepted: request.headers['accept-language']?.value,
  });
  return request;
}
