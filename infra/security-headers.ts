/**
 * The headers that browsers get with every page and file, from the CDN and from the local gateway alike.
 * Scripts run only from our own files: no inline script, no eval.
 */
export interface ForeignHosts {
  /** Where scripts may connect besides their own origin: the user pool, upload buckets. */
  readonly connect?: readonly string[];
  /** Where pictures may come from besides their own origin: signed media. */
  readonly media?: readonly string[];
}

/** The Content-Security-Policy of the application. */
function contentSecurityPolicy({ connect = [], media = [] }: ForeignHosts = {}): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // MUI's style engine writes <style> elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    // Files that are about to be sent are shown first.
    'media-src': ["'self'", 'blob:', ...media],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Two years, as the preload lists of browsers ask for. */
const HSTS_SECONDS = 63_072_000;
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Every security header of a page or file, with lower-case names. */
export const securityHeaders = (hosts: ForeignHosts = {}): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(hosts),
  'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  'permissions-policy': PERMISSIONS_POLICY,
  'cross-origin-opener-policy': 'same-origin',
});
