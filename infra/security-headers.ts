import { createHash } from 'node:crypto';
import { FIRST_SCRIPT } from '#shared/first-script.ts';
import { SHARE_SCRIPT } from '#shared/share-script.ts';

/**
 * The headers that browsers get with every page and file, from the CDN and from the local gateway alike.
 * Scripts run only from our own files, but for one small one inside the documents: no other inline script, no eval.
 */
export interface ForeignHosts {
  /** Hosts that scripts may connect to besides their own origin: the user pool, upload buckets. */
  readonly connect?: readonly string[];
  /** Hosts of pictures besides their own origin: signed media. */
  readonly media?: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

const toPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const FIRST_SCRIPT_HASH = hashOf(FIRST_SCRIPT);

/** The Content-Security-Policy of the application. */
function contentSecurityPolicy({ connect = [], media = [] }: ForeignHosts = {}): string {
  return toPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", FIRST_SCRIPT_HASH],
    // MUI's style engine writes <style> elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    // Files are previewed before they are sent.
    'media-src': ["'self'", 'blob:', ...media],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  });
}

/** Path of the Scratch editor's own page. */
export const EDITOR_PREFIX = '/scratch-editor/';

/**
 * The policy of the editor's page only. The editor compiles code at run time and contains its fonts and sounds.
 * It may connect to our own origin only, whatever a project's blocks request.
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

/**
 * The policy of people's own files, when one is opened by itself or in a frame of ours: it may show itself, and
 * nothing in it runs, asks or sends.
 */
const MEDIA_POLICY = toPolicy({
  'default-src': ["'none'"],
  'img-src': ["'self'"],
  'media-src': ["'self'"],
  // Of the page that browsers make around a picture or film.
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  sandbox: [],
});

/** The policy of the page of a report: its own script, its own pictures, and its two calls. */
const SHARE_POLICY = toPolicy({
  'default-src': ["'none'"],
  'script-src': [hashOf(SHARE_SCRIPT)],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
});

/** Two years, as the preload lists of browsers ask for. */
const HSTS_SECONDS = 63_072_000;
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
/** Camera and microphone are allowed for pictures of works and sounds of projects; the browser asks the user. */
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

/** Those of the page of a report. Its address is a secret, which no other site may learn. */
export const shareHeaders = (): Readonly<Record<string, string>> => ({
  ...securityHeaders(),
  'content-security-policy': SHARE_POLICY,
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Those of people's files. */
export const mediaHeaders = (): Readonly<Record<string, string>> => ({
  ...securityHeaders(),
  'content-security-policy': MEDIA_POLICY,
});
