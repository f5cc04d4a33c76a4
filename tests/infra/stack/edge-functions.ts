import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '#functions/request/middleware/require-edge.ts';
import { edgeCode } from '#infra/edge-code.ts';
import { schoolPageTarget, shareTarget } from '#infra/local/gateway/share-target.ts';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';
import { LANGUAGE_KEY } from '#shared/languages.ts';
import { runAtEdge } from '#tests/infra/run-at-edge.ts';

/** What CloudFront takes. */
const MOST_CODE = 10_000;

describe('functions of the edge', () => {
  it.each([
    ['/', '/documents/zh/other.document.html'],
    ['/login', '/documents/zh/login.html'],
    ['/Login/', '/documents/zh/login.html'],
    ['/admin/login', '/documents/zh/admin/login.html'],
    ['/index', '/documents/zh/index.html'],
    ['/report/student/edit/1/2', '/documents/zh/other.document.html'],
    ['/taskMan/', '/documents/zh/other.document.html'],
    ['/assets/app-0a1b2c3d.js', '/assets/app-0a1b2c3d.js'],
    ['/config.json', '/config.json'],
    ['/home', '/documents/site/home.zh.html'],
    ['/Home/', '/documents/site/home.zh.html'],
    ['/home/en', '/documents/site/home.en.html'],
    ['/home/cht/', '/documents/site/home.cht.html'],
    ['/home/mobile/index', '/documents/site/phone.zh.html'],
    ['/Home/Mobile/Index/en', '/documents/site/phone.en.html'],
    ['/home/fr', '/documents/zh/other.document.html'],
    ['/homes', '/documents/zh/other.document.html'],
    ['/about/en', '/documents/site/about.en.html'],
    ['/api/openapi.json', '/api/openapi.json'],
    ['/api/docs', '/api/docs/index.html'],
    ['/api/docs/', '/api/docs/index.html'],
    ['/api/docs/page.css', '/api/docs/page.css'],
  ])('%s is the file %s', (uri, file) => {
    expect(runAtEdge('rewrite-page', uri).uri).toBe(file);
  });

  it.each([
    [undefined, undefined, 'zh'],
    ['en-GB,en;q=0.9,zh-CN;q=0.8', undefined, 'en'],
    ['fr, zh-TW;q=0.8', undefined, 'cht'],
    ['fr', undefined, 'zh'],
    ['en', 'cht', 'cht'],
    ['en', '../secret', 'en'],
  ])(
    'of the languages %s, and %s chosen before, find the document in %s',
    (accepted, chosen, language) => {
      const headers = accepted ? { 'accept-language': { value: accepted } } : {};
      const cookies = chosen ? { [LANGUAGE_KEY]: { value: chosen } } : {};
      const { uri } = runAtEdge('rewrite-page', '/login', headers, cookies);
      expect(uri).toBe(`/documents/${language}/login.html`);
    },
  );

  it.each(['name-caller', 'open-school', 'open-share', 'rewrite-page', 'strip-media'])(
    '%s is small enough',
    (name) => {
      expect(edgeCode(name).length).toBeLessThan(MOST_CODE);
      expect(edgeCode(name)).not.toMatch(/^(import|export) /m);
    },
  );

  it('find the object behind an address of media', () => {
    expect(runAtEdge('strip-media', '/media/schools/sch-1/avatars/a.png').uri).toBe(
      '/schools/sch-1/avatars/a.png',
    );
    expect(runAtEdge('strip-media', '/media/media/a.png').uri).toBe('/media/a.png');
  });

  it.each([
    ['/r/sch-1_rpt-1_x_y', {}, { token: 'sch-1_rpt-1_x_y', part: 'page' }],
    ['/r/a.png', { lang: 'en' }, { token: 'a', part: 'png', lang: 'en' }],
    ['/r/a.p1.x', { lang: 'xx', token: 'b' }, { token: 'a', part: 'p1.x' }],
  ])('find the call behind %s with %o', (uri, given, expected) => {
    const query = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, { value }]),
    );
    const found = runAtEdge('open-share', uri, {}, {}, query);
    expect(found.uri).toBe('/api/report/share');
    const asked = Object.entries(found.querystring ?? {});
    expect(Object.fromEntries(asked.map(([name, { value }]) => [name, value]))).toEqual(expected);
    expect(found.headers[EDGE_HEADERS.viewerAddress]?.value).toBe('203.0.113.7');
    // As the local gateway finds it.
    const local = new URL(
      shareTarget(`${uri}?${new URLSearchParams(given)}`, undefined),
      'http://x',
    );
    expect(Object.fromEntries(local.searchParams)).toEqual(expected);
  });

  it('leave the home of phones to the application where a school is named', () => {
    const of = (query: Record<string, { value: string }>) =>
      runAtEdge('rewrite-page', '/home/mobile/index', {}, {}, query).uri;
    expect(of({ school: { value: 'sch-1' } })).toBe('/documents/zh/other.document.html');
    expect(of({ from: { value: 'poster' } })).toBe('/documents/site/phone.zh.html');
  });

  it.each([
    ['', undefined, undefined, 'zh'],
    ['', 'en-GB,en', undefined, 'en'],
    ['', 'en', 'cht', 'cht'],
    ['en', 'zh-CN', 'cht', 'en'],
    ['xx', 'zh-TW', undefined, 'cht'],
  ])("ask for a school's page in a language: %s, %s, %s", (lang, accepted, chosen, expected) => {
    const headers = accepted ? { 'accept-language': { value: accepted } } : {};
    const cookies = chosen ? { [LANGUAGE_KEY]: { value: chosen } } : {};
    const query = { lang: { value: lang }, school: { value: 'sch-other' } };
    const found = runAtEdge('open-school', '/institutionDialog/sch-1', headers, cookies, query);
    const asked = { school: { value: 'sch-1' }, lang: { value: expected } };
    expect(found).toMatchObject({ uri: '/api/school/page', querystring: asked });
    expect(found.headers[EDGE_HEADERS.viewerAddress]?.value).toBe('203.0.113.7');
    // As the local gateway finds it.
    const target = schoolPageTarget(`/institutionDialog/sch-1?lang=${lang}&school=sch-other`, {
      ...(accepted && { 'accept-language': accepted }),
      ...(chosen && { cookie: `${LANGUAGE_KEY}=${chosen}` }),
    });
    expect(target).toBe(`/api/school/page?school=sch-1&lang=${expected}`);
  });

  it("ask past what is kept of a school's page for who has just changed it, and for nobody else", () => {
    const at = (seconds: number) => `${Math.floor(Date.now() / 1000) + seconds}`;
    const asked = (changed: string) => {
      const query = { changed: { value: changed } };
      const found = runAtEdge('open-school', '/institutionDialog/sch-1', {}, {}, query);
      return Object.keys(found.querystring ?? {}).includes('changed');
    };
    expect([at(0), at(-60), at(60)].map(asked)).toEqual([true, true, true]);
    expect([at(-3600), at(3600), '', '1', 'x'.repeat(10), `${at(0)}1`].map(asked)).toEqual(
      Array(6).fill(false),
    );
  });

  it('name the caller, whatever the caller claims, as the functions read it', () => {
    const claimed = { [EDGE_HEADERS.viewerAddress]: { value: '10.0.0.1' } };
    const { headers } = runAtEdge('name-caller', '/api/index/login', claimed);
    const event = {
      headers: { [EDGE_HEADERS.viewerAddress]: headers[EDGE_HEADERS.viewerAddress]?.value },
      requestContext: { http: { sourceIp: '130.176.0.1' } },
    } as unknown as APIGatewayProxyEventV2;
    process.env.EDGE_TOKEN = 'set';
    expect(callerAddress(event)).toBe('203.0.113.7');
    delete process.env.EDGE_TOKEN;
  });
});
