import { S3_PREFIX } from '#infra/local/names.ts';
import type { RawRequest } from './raw-request.ts';

/** A request that was changed after it was signed, and how. */
export type Spoiled = readonly [what: string, request: RawRequest];

type Pair = readonly [name: string, value: string];

/** Headers and parameters with which the store does more than it was signed for. */
const UNSIGNED: readonly Pair[] = [
  ['x-amz-copy-source', 'works/schools/sch-2/works/secret.txt'],
  ['X-Amz-Copy-Source', '/works/schools/sch-2/works/secret.txt'],
  ['x-amz-copy-source-range', 'bytes=0-4'],
  ['x-amz-metadata-directive', 'REPLACE'],
  ['x-amz-meta-a', '1'],
  ['x-amz-acl', 'public-read'],
  ['x-amz-grant-full-control', 'id=1'],
  ['x-amz-tagging', 'a=1'],
  ['x-amz-website-redirect-location', 'https://evil.example'],
  ['x-amz-server-side-encryption', 'AES256'],
  ['x-amz-security-token', 'x'],
  ['x-amz-object-lock-mode', 'GOVERNANCE'],
  ['x-amz-decoded-content-length', '1'],
];
const PARAMETERS: readonly Pair[] = [
  ...UNSIGNED,
  ['uploads', ''],
  ['delete', ''],
  ['acl', ''],
  ['list-type', '2'],
  ['versionId', '1'],
  ['response-content-type', 'text/html'],
];
const PLACES = ['/works/schools/sch-2/works/secret.txt', '/avatars/schools/sch-1/a.png', '/works'];
const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

/** Another text of the same length. */
export const altered = (text: string): string => {
  const last = text.at(-1) ?? '';
  return `${text.slice(0, -1)}${last === '1' ? '2' : '1'}`;
};

export function split(path: string): readonly [path: string, query: readonly Pair[]] {
  const [before = '', search = ''] = path.split('?');
  const pairs = search.split('&').filter(Boolean);
  return [
    before,
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  ];
}

const join = (path: string, query: readonly Pair[]): string =>
  `${path}?${query.map((pair) => pair.join('=')).join('&')}`;

/** Each parameter of an address left out, empty, altered, given twice, and under another spelling of its name. */
export function spoiledQueries(path: string): (readonly [string, string])[] {
  const [before, query] = split(path);
  return query.flatMap(([name, value], at) => {
    const instead = (...pairs: Pair[]) => join(before, query.toSpliced(at, 1, ...pairs));
    const spelt = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    return [
      [`without ${name}`, instead()],
      [`with an empty ${name}`, instead([name, ''])],
      [`with another ${name}`, instead([name, altered(value)])],
      [`with a longer ${name}`, instead([name, `${value}0`])],
      [`with ${name} twice`, instead([name, value], [name, altered(value)])],
      [`with ${spelt}`, instead([spelt, value])],
    ] as const;
  });
}

/** Each part of a credential's scope (key, day, region, service, end) replaced. */
export const spoiledScopes = (text: string, separator: string): (readonly [string, string])[] => {
  const scope = /(?:Credential=)([^,&\s]+)/.exec(text)?.[1] ?? '';
  const parts = scope.split(separator);
  const others = ['AKIAOTHER', '20200101', 'eu-west-1', 'dynamodb', 'aws3_request'];
  return parts.map((part, at) => {
    const other = parts.toSpliced(at, 1, others[at] ?? 'x').join(separator);
    return [`signed for ${others[at]} instead of ${part}`, text.replace(scope, other)] as const;
  });
};

/** What can be changed in any signed request without its secret. */
export function spoiledRequests(good: RawRequest): Spoiled[] {
  const { method = 'GET', headers = {} } = good;
  const [path, query] = split(good.path);
  const door = path.startsWith(S3_PREFIX) ? S3_PREFIX : '';
  const search = query.length ? `?${query.map((pair) => pair.join('=')).join('&')}` : '';
  return [
    ...METHODS.filter((other) => other !== method).map(
      (other): Spoiled => [`by ${other}`, { ...good, method: other }],
    ),
    ...PLACES.map(
      (other): Spoiled => [`for ${other}`, { ...good, path: `${door}${other}${search}` }],
    ),
    ...UNSIGNED.map(
      ([name, value]): Spoiled => [
        `with the header ${name}`,
        { ...good, headers: { ...headers, [name]: value } },
      ],
    ),
    ...PARAMETERS.map(
      ([name, value]): Spoiled => [
        `with the parameter ${name}`,
        { ...good, path: join(path, [...query, [name, encodeURIComponent(value)]]) },
      ],
    ),
    ['for another host', { ...good, headers: { ...headers, host: 'evil.example' } }],
    [
      'with another claim',
      { ...good, headers: { ...headers, authorization: 'AWS4-HMAC-SHA256 x' } },
    ],
  ];
}
