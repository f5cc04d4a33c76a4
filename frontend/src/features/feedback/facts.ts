import { failedRequests } from '#frontend/src/lib/failed-requests.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import { isId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { deviceOf, deviceText } from '#shared/logs/devices.ts';

/** A word of an address of this application, or a short number. */
const WORD = /^[A-Za-z]{1,30}$|^\d{1,6}$/;
const HIDDEN = '…';

/** The address of a page without what could be a secret in it: its query, and all but words, numbers and ids. */
export function withoutSecrets(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith('/')) return '';
  const parts = path.split('/').map((part) => {
    const isPlain = part === '' || WORD.test(part) || isId(part);
    return isPlain ? part : HIDDEN;
  });
  return parts.join('/').slice(0, FEEDBACK_LIMITS.pageMax);
}

interface Asked {
  /** Where the person was, and the request that failed there; empty for none. */
  readonly page: string;
  readonly request: string;
  readonly language: Language;
  readonly version: string;
}

/** The technical facts of feedback: what the form shows is what it sends. */
export function factsOf({ page, request, language, version }: Asked) {
  const requests = [...new Set([request, ...failedRequests()])].filter((id) =>
    /^[\w-]{1,64}$/.test(id),
  );
  return {
    page: withoutSecrets(page),
    device: deviceText(deviceOf(navigator.userAgent), language),
    window: `${innerWidth} × ${innerHeight}`,
    language,
    version,
    requests: requests.slice(0, FEEDBACK_LIMITS.requestsMax),
  };
}
