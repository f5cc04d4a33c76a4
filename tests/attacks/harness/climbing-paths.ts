import { rounds } from './rounds.ts';

/** Ways to write "the folder above", for readers who decode once, twice, or by another alphabet. */
const UP = [
  '..',
  '%2e%2e',
  '.%2E',
  '%2e.',
  '%252e%252e',
  '%25252e%25252e',
  '..%00',
  '%00..',
  '..;',
  '..%20',
  '%20..',
  '...',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%EF%BC%8E%EF%BC%8E',
  '%E2%80%A4%E2%80%A4',
  '%u002e%u002e',
  '&#46;&#46;',
];

/** Ways to write a slash. */
const SLASH = [
  '/',
  '%2f',
  '%2F',
  '%252f',
  '\\',
  '%5c',
  '%255c',
  '//',
  '/./',
  '/%2e/',
  '/%00/',
  '%c0%af',
  '%EF%BC%8F',
  '%E2%88%95',
];

/** What stands outside and must not be read. */
const OUTSIDE = ['outside/x', 'secrets.json', 'marker.txt', 'package.json', 'etc/passwd'].slice(
  0,
  rounds(2, 5),
);
const ABSOLUTE = ['/etc/passwd', '//etc/passwd', '%2fetc%2fpasswd', 'file:///etc/passwd', 'C:%5cx'];

/** Paths that try to leave the folder `from`, up to `depth` folders above it. */
export function climbingPaths(from: string, depth: number): string[] {
  const depths = Array.from({ length: depth }, (_, index) => index + 1);
  const climbing = depths.flatMap((count) =>
    UP.flatMap((up) =>
      SLASH.flatMap((slash) =>
        OUTSIDE.map((name) => `${from}${`${up}${slash}`.repeat(count)}${name.replace('/', slash)}`),
      ),
    ),
  );
  return [...climbing, ...ABSOLUTE.map((path) => `${from}${path}`)];
}
