import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '#functions/request/middleware/require-edge.ts';
import { responseHeaders } from '#infra/constructs/response-headers.ts';
import { edgeCode } from '#infra/edge-code.ts';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';
import { LANGUAGE_KEY } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { synthesize } from '#tests/infra/synthesize.ts';

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly AllowedMethods?: string[];
  readonly TrustedKeyGroups?: unknown[];
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: unknown;
  readonly FunctionAssociations: { FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}

const synthesized = synthesize();
const edge = synthesized.template('Edge');
const config = Object.values(edge.findResources('AWS::CloudFront::Distribution'))[0]?.Properties
  .DistributionConfig;
const behaviors: Behavior[] = [
  ...config.CacheBehaviors,
  { ...config.DefaultCacheBehavior, PathPattern: '*' },
];
const behavior = (pattern: string): Behavior => {
  const found = behaviors.find(({ PathPattern }) => PathPattern === pattern);
  if (!found) throw new Error(`no behaviour for ${pattern}`);
  return found;
};
const originOf = (pattern: string) =>
  config.Origins.find(({ Id }: { Id: string }) => Id === behavior(pattern).TargetOriginId);

/** Ids that AWS gives to its managed policies. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the distribution', () => {
  it('looks for what is special before what is general', () => {
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/docs*',
      '/api/openapi.json',
      '/api/*',
      '/media/schools/*/works/*',
      '/media/*',
      '/schools/*',
      '/scratch-editor/*',
      '*',
    ]);
  });

  it('lets only the page of the Scratch editor compile at run time', () => {
    const policies = Object.entries(edge.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const free = policies.filter(([, policy]) => JSON.stringify(policy).includes('unsafe-eval'));
    expect(free.map(([id]) => ({ Ref: id }))).toEqual([
      behavior('/scratch-editor/*').ResponseHeadersPolicyId,
    ]);
  });

  it("runs nothing of people's files, even when one is opened by itself", () => {
    const policies = Object.entries(edge.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const strict = policies.filter(([, policy]) => JSON.stringify(policy).includes('sandbox'));
    for (const pattern of ['/media/schools/*/works/*', '/media/*'])
      expect(strict.map(([id]) => ({ Ref: id }))).toEqual([
        behavior(pattern).ResponseHeadersPolicyId,
      ]);
    const [[, policy] = ['', undefined]] = strict;
    expect(policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        ContentSecurityPolicy: expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
        Override: true,
      },
      ContentTypeOptions: { Override: true },
    });
  });

  it('never keeps what the API answers, and hides no error of it behind a page', () => {
    expect(behavior('/api/*')).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
      AllowedMethods: expect.arrayContaining(['GET', 'POST']),
    });
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it('speaks TLS only, with the security headers, on every path', () => {
    for (const { ViewerProtocolPolicy, ResponseHeadersPolicyId } of behaviors) {
      expect(ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(ResponseHeadersPolicyId).toEqual({
        Ref: expect.stringMatching(/^Site(Editor|Media)?Headers/),
      });
    }
    expect(originOf('/api/*').CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  it('shows media to holders of a signed address only', () => {
    const protectedPaths = behaviors.filter(({ TrustedKeyGroups }) => TrustedKeyGroups?.length);
    expect(protectedPaths.map(({ PathPattern }) => PathPattern)).toEqual([
      '/media/schools/*/works/*',
      '/media/*',
      '/schools/*',
    ]);
  });

  it.each(['/media/schools/sch-1/avatars/a.png', '/media/schools/sch-1/works/w/1.sb3'])(
    'gives %s to nobody under the path that it is kept under either',
    (address) => {
      const kept = runAtEdge('strip-media', address).uri;
      const found = behaviors.find(({ PathPattern = '' }) =>
        new RegExp(`^${PathPattern.replaceAll('*', '.*')}$`).test(kept),
      );
      expect(kept).not.toBe(address);
      expect(found?.TrustedKeyGroups).toHaveLength(1);
    },
  );

  it('keeps media by path alone for an hour at most, and asks the signature of every request', () => {
    const policies = edge.findResources('AWS::CloudFront::CachePolicy');
    const [[id, policy] = ['', undefined], ...others] = Object.entries(policies);
    expect(others).toEqual([]);
    for (const pattern of ['/media/schools/*/works/*', '/media/*']) {
      expect(behavior(pattern).CachePolicyId).toEqual({ Ref: id });
      // CloudFront checks it before it looks into its cache, so it need not be in the key.
      expect(behavior(pattern).TrustedKeyGroups).toHaveLength(1);
    }
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: LIMITS.mediaEdgeSeconds,
      MaxTTL: LIMITS.mediaEdgeSeconds,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
  });

  it('reads its buckets with its own identity', () => {
    for (const pattern of ['*', '/media/*', '/media/schools/*/works/*']) {
      expect(originOf(pattern)).toMatchObject({ OriginAccessControlId: expect.anything() });
    }
    expect(originOf('/api/docs*')).toEqual(originOf('*'));
  });

  it('is behind the firewall, and logged', () => {
    expect(JSON.stringify(config.WebACLId)).toContain('CloudClassroom-Firewall');
    expect(config.Logging).toMatchObject({ Prefix: 'cloudfront/' });
  });
});

describe('the token of the edge', () => {
  it('goes to the API in a header that CloudFront is allowed to add', () => {
    const [header] = originOf('/api/*').OriginCustomHeaders;
    expect(header.HeaderName).toBe(EDGE_HEADERS.token);
    expect(header.HeaderName).not.toMatch(/^(x-edge-|x-amz-|x-real-ip$)/i);
    expect(JSON.stringify(header.HeaderValue)).toContain('{{resolve:secretsmanager:');
  });
});

type EdgeEvent = {
  request: {
    uri: string;
    headers: Record<string, { value: string }>;
    cookies?: Record<string, { value: string }>;
  };
  viewer: { ip: string };
};

/** What CloudFront takes. */
const MOST_CODE = 10_000;

/** Runs a function of the edge as CloudFront does: a script that defines `handler`. */
function runAtEdge(
  name: string,
  uri: string,
  headers: EdgeEvent['request']['headers'] = {},
  cookies: EdgeEvent['request']['cookies'] = {},
) {
  const handler = new Function(`${edgeCode(name)}; return handler;`)() as (
    event: EdgeEvent,
  ) => EdgeEvent['request'];
  return handler({ request: { uri, headers, cookies }, viewer: { ip: '203.0.113.7' } });
}

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

  it.each(['name-caller', 'rewrite-page', 'strip-media'])('%s is small enough', (name) => {
    expect(edgeCode(name).length).toBeLessThan(MOST_CODE);
    expect(edgeCode(name)).not.toMatch(/^(import|export) /m);
  });

  it('find the object behind an address of media', () => {
    expect(runAtEdge('strip-media', '/media/schools/sch-1/avatars/a.png').uri).toBe(
      '/schools/sch-1/avatars/a.png',
    );
    expect(runAtEdge('strip-media', '/media/media/a.png').uri).toBe('/media/a.png');
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

  it.each([
    ['/api/*', 'namecaller'],
    ['/media/*', 'stripmedia'],
    ['/media/schools/*/works/*', 'stripmedia'],
    ['/api/docs*', 'rewritepage'],
    ['*', 'rewritepage'],
  ])('on %s run %s', (pattern, name) => {
    const [association] = behavior(pattern).FunctionAssociations;
    expect(association?.FunctionARN['Fn::GetAtt'][0]).toContain(name);
  });
});

/** The text of an Fn::Join, with `<name>` for values that are known only when deployed. */
const joined = (value: { 'Fn::Join': [string, (string | { Ref?: string })[]] }): string =>
  value['Fn::Join'][1]
    .map((part) => (typeof part === 'string' ? part : `<${part.Ref ?? 'works'}>`))
    .join('');

describe('security headers', () => {
  const [policy] = Object.values(edge.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
  const { SecurityHeadersConfig: security } = policy?.Properties.ResponseHeadersPolicyConfig ?? {};
  const csp = joined(security.ContentSecurityPolicy.ContentSecurityPolicy);

  it('let scripts come from our own files only', () => {
    const directives = Object.fromEntries(
      csp.split('; ').map((text) => [text.split(' ')[0], text]),
    );
    expect(directives['script-src']).toBe("script-src 'self'");
    expect(directives['object-src']).toBe("object-src 'none'");
    expect(directives['default-src']).not.toMatch(/unsafe|\*/);
  });

  it('let the browser refresh its session and send files to the bucket of works', () => {
    expect(csp).toMatch(
      /connect-src 'self' https:\/\/cognito-idp\.ap-southeast-1\.amazonaws\.com https:\/\/<[\w:]+>\.s3\./,
    );
  });

  it('keep browsers on TLS and from guessing types', () => {
    expect(security).toMatchObject({
      StrictTransportSecurity: { IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
    expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(
      31_536_000,
    );
  });

  it('are settings where CloudFront wants settings and free headers elsewhere', () => {
    expect(
      responseHeaders({ 'X-Frame-Options': 'DENY', 'permissions-policy': 'camera=()' }),
    ).toEqual({
      securityHeadersBehavior: { frameOptions: { frameOption: 'DENY', override: true } },
      customHeadersBehavior: {
        customHeaders: [{ header: 'permissions-policy', value: 'camera=()', override: true }],
      },
    });
    expect(() => responseHeaders({ 'referrer-policy': 'sometimes' })).toThrow(
      'unknown referrer policy',
    );
  });
});
