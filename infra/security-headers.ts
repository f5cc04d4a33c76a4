import { createHash } from 'node:crypto';
import { SCHOOL_SCRIPT } from '#shared/pages/school-script.ts';
import { SHARE_SCRIPT } from '#shared/sharing/share-script.ts';
import { FIRST_SCRIPT } from '#shared/site/first-script.ts';
import { SITE_SCRIPT } from '#shared/site/site-script.ts';

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

/** Of the documents of the application, and of the pages that tell of the service: they share addresses. */
const SCRIPT_HASHES = [FIRST_SCRIPT, SITE_SCRIPT].map(hashOf);

/** The Content-Security-Policy of the application. */
function contentSecurityPolicy({ connect = [], media = [] }: ForeignHosts = {}): string {
  return toPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...SCRIPT_HASHES],
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

/** The policy of a page that the server writes: one script, pictures of our own, and no frame around it. */
const writtenPolicy = (script: string, more: Directives = {}): string =>
  toPolicy({
    'default-src': ["'none'"],
    'script-src': [hashOf(script)],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...more,
  });

/** The page of a report also plays a film, and sends a form. */
const SHARE_POLICY = writtenPolicy(SHARE_SCRIPT, {
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
});

const SCHOOL_POLICY = writtenPolicy(SCHOOL_SCRIPT, { 'form-action': ["'none'"] });

/** Two years, as the preload lists of browsers ask for. */
const HSTS_SECONDS = 63_072_000;
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
/**
 * Camera and microphone are allowed for projects, to scan labels of equipment and for the noise meter; the browser asks
 * the user. The application is one document, whose policy holds on all of its screens: a header of one address would be
 * missing where people come from another screen. Frames of other origins never get them.
 */
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

/** Those of the page of a school. */
export const schoolPageHeaders = (): Readonly<Record<string, string>> => ({
  ...securityHeaders(),
  'content-security-policy': SCHOOL_POLICY,
});

/** Those of people's files. */
export const mediaHeaders = (): Readonly<Record<string, string>> => ({
  ...securityHeaders(),
  'content-security-policy': MEDIA_POLICY,
});
