import { describe, expect, it } from 'vitest';
import { responseHeaders } from '#infra/constructs/response-headers.ts';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { runAtEdge } from '#tests/infra/run-at-edge.ts';
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
      '/r/*',
      '/institutionDialog/*',
      '/media/schools/*/works/*',
      '/media/schools/*/reports/*',
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
    for (const pattern of ['/media/schools/*/works/*', '/media/schools/*/reports/*', '/media/*'])
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

  it('never keeps the page of a report, and runs only its own script there', () => {
    expect(behavior('/r/*')).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
      AllowedMethods: ['GET', 'HEAD'],
    });
    const policies = edge.findResources('AWS::CloudFront::ResponseHeadersPolicy');
    const { Ref: id } = behavior('/r/*').ResponseHeadersPolicyId as { Ref: string };
    const { SecurityHeadersConfig } = policies[id]?.Properties.ResponseHeadersPolicyConfig ?? {};
    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        ContentSecurityPolicy: expect.stringMatching(
          /^default-src 'none'; script-src 'sha256-[^']+'; .*frame-ancestors 'none'/,
        ),
      },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
    });
  });

  it('keeps the page of a school for a minute, by school and language alone', () => {
    const { CachePolicyId, AllowedMethods } = behavior('/institutionDialog/*');
    expect(AllowedMethods).toEqual(['GET', 'HEAD']);
    const policies = edge.findResources('AWS::CloudFront::CachePolicy');
    const { Ref: id } = CachePolicyId as unknown as { Ref: string };
    expect(policies[id]?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: ['school', 'lang', 'changed'],
        },
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
  });

  it('speaks TLS only, with the security headers, on every path', () => {
    for (const { ViewerProtocolPolicy, ResponseHeadersPolicyId } of behaviors) {
      expect(ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(ResponseHeadersPolicyId).toEqual({
        Ref: expect.stringMatching(/^Site(Editor|Media|SchoolPage|Share)?Headers/),
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
      '/media/schools/*/reports/*',
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
    const ofMedia = Object.entries(policies).filter(([id]) => id.startsWith('SiteMedia'));
    const [[id, policy] = ['', undefined], ...others] = ofMedia;
    expect(others).toEqual([]);
    for (const pattern of ['/media/schools/*/works/*', '/media/schools/*/reports/*', '/media/*']) {
      expect(behavior(pattern).CachePolicyId).toEqual({ Ref: id });
      // CloudFront checks it before it looks into its cache, so it need not be in the key.
      expect(behavior(pattern).TrustedKeyGroups).toHaveLength(1);
    }
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: UPLOAD_LIMITS.mediaEdgeSeconds,
      MaxTTL: UPLOAD_LIMITS.mediaEdgeSeconds,
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

describe('functions of the edge', () => {
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

describe('the token of the edge', () => {
  it('goes to the API in a header that CloudFront is allowed to add', () => {
    const [header] = originOf('/api/*').OriginCustomHeaders;
    expect(header.HeaderName).toBe(EDGE_HEADERS.token);
    expect(header.HeaderName).not.toMatch(/^(x-edge-|x-amz-|x-real-ip$)/i);
    expect(JSON.stringify(header.HeaderValue)).toContain('{{resolve:secretsmanager:');
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
    expect(directives['script-src']).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}='){2}$/);
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
