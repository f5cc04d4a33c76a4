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

type Directives = Readonly<Record<string, readonly string[]>>;

const toPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The Content-Security-Policy of the application. */
function contentSecurityPolicy({ connect = [], media = [] }: ForeignHosts = {}): string {
  return toPolicy({
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
  });
}

/** Where the Scratch editor's own page is. */
export const EDITOR_PREFIX = '/scratch-editor/';

/**
 * The policy of that page alone. The editor compiles what it needs at run time, and has its fonts and sounds
 * inside itself; but it speaks with nobody except our own address, whatever a project's blocks ask for.
 */
const EDITOR_POLICY = toPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
});

/** Two years, as the preload lists of browsers ask for. */
const HSTS_SECONDS = 63_072_000;
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
/** Pictures of works are taken with the camera, sounds of projects recorded: the browser asks each time. */
const PERMISSIONS_POLICY =
  'camera=(self), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** Every security header of a page or file, with lower-case names. */
export const securityHeaders = (hosts: ForeignHosts = {}): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(hosts),
  'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRER_POLICY,
  'permissions-policy': PERMISSIONS_POLICY,
  'cross-origin-opener-policy': 'same-origin',
});

/** Those of the Scratch editor's page. */
export const editorHeaders = (): Readonly<Record<string, string>> => ({
  ...securityHeaders(),
  'content-security-policy': EDITOR_POLICY,
});
