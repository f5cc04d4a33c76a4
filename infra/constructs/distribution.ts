import { Duration, type Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IKeyGroup,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge, acknowledgeWarning } from '#infra/acknowledge.ts';
import type { Deployment } from '#infra/deployment.ts';
import { edgeCode } from '#infra/edge-code.ts';
import { EDITOR_PREFIX, schoolPageHeaders, shareHeaders } from '#infra/security-headers.ts';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import { SCHOOL_PAGE_CHANGED, SCHOOL_PAGE_PREFIX } from '#shared/pages/school-page.ts';
import { SHARE_PREFIX } from '#shared/sharing/share-page.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { responseHeaders } from './response-headers.ts';

/** Where the access log of the distribution lies in its bucket. */
export const CLOUDFRONT_LOGS = 'cloudfront/';

export interface DistributionProps {
  readonly deployment: Deployment;
  readonly web: IBucket;
  /** Pictures of people and schools, and works, by the third part of their keys. */
  readonly media: IBucket;
  readonly works: IBucket;
  readonly reports: IBucket;
  readonly mediaKeys: IKeyGroup;
  readonly apiDomain: string;
  readonly edgeToken: ISecret;
  readonly headers: Readonly<Record<string, string>>;
  /** Those of the Scratch editor's own page. */
  readonly editorHeaders: Readonly<Record<string, string>>;
  /** Those of people's files. */
  readonly mediaHeaders: Readonly<Record<string, string>>;
  readonly webAclArn: string;
  readonly logs: IBucket;
}

/** One address for everything: the application, its API and people's files. */
export class WebDistribution extends Construct {
  readonly distribution: Distribution;
  private readonly headers: IResponseHeadersPolicy;

  constructor(scope: Stack, id: string, props: DistributionProps) {
    super(scope, id);
    const { deployment, logs } = props;
    this.headers = this.headersOf('Headers', props.headers);
    this.distribution = new Distribution(this, 'Distribution', {
      // The revision makes CloudFormation read the edge token again: it looks at what changes only.
      comment: `${deployment.name}, keys ${deployment.keysRevision}`,
      ...this.behaviors(props),
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      priceClass: PriceClass.PRICE_CLASS_ALL,
      webAclId: props.webAclArn,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: CLOUDFRONT_LOGS,
      ...this.customDomain(deployment),
    });
    acknowledgeWarning(
      this.distribution,
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'There is a default root object, and the bucket holds only what everybody may download anyway.',
    );
    acknowledgeWarning(
      this.distribution,
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The data stack itself lets CloudFront read its buckets.',
    );
    acknowledge(this.distribution, {
      CFR1: 'Schools and travelling families use it from anywhere.',
      ...(!deployment.domain && {
        CFR4: "CloudFront's own certificate fixes the TLS policy; a deployment with domain and certificateArn asks for TLS 1.2.",
      }),
    });
  }

  private headersOf(id: string, headers: Readonly<Record<string, string>>): IResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, responseHeaders(headers));
  }

  /** The first matching pattern wins, so special paths come before `/api/*`. */
  private behaviors(props: DistributionProps) {
    const pages = this.pages(props.web);
    const editor = this.headersOf('EditorHeaders', props.editorHeaders);
    const files = {
      trustedKeyGroups: [props.mediaKeys],
      responseHeadersPolicy: this.headersOf('MediaHeaders', props.mediaHeaders),
      cachePolicy: this.mediaCache(props.deployment),
    };
    const pictures = this.media(props.media, files);
    return {
      defaultBehavior: pages,
      additionalBehaviors: {
        '/api/docs*': pages,
        '/api/openapi.json': pages,
        '/api/*': this.api(props, 'name-caller'),
        [`${SHARE_PREFIX}*`]: {
          ...this.api(props, 'open-share'),
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          responseHeadersPolicy: this.headersOf('ShareHeaders', shareHeaders()),
        },
        [`${SCHOOL_PAGE_PREFIX}*`]: {
          ...this.api(props, 'open-school'),
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: this.schoolPageCache(props.deployment),
          responseHeadersPolicy: this.headersOf('SchoolPageHeaders', schoolPageHeaders()),
        },
        '/media/schools/*/works/*': this.media(props.works, files),
        '/media/schools/*/reports/*': this.media(props.reports, files),
        '/media/*': pictures,
        // The edge keeps a file under this path, after `strip-media`. Nobody signs it, so it is always refused:
        // else what is kept might be had from the behaviour of the pages, which asks for no signature.
        '/schools/*': pictures,
        [`${EDITOR_PREFIX}*`]: { ...pages, responseHeadersPolicy: editor },
      },
    };
  }

  private pages(web: IBucket): BehaviorOptions {
    // With the right to list, S3 answers 404 for a missing file; without it, 403.
    const origin = S3BucketOrigin.withOriginAccessControl(web, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    return this.behavior(origin, 'rewrite-page', { cachePolicy: CachePolicy.CACHING_OPTIMIZED });
  }

  private api({ apiDomain, edgeToken }: DistributionProps, functionName: string): BehaviorOptions {
    const origin = new HttpOrigin(apiDomain, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      // A reference that CloudFormation resolves; the token itself is in no template.
      customHeaders: { [EDGE_HEADERS.token]: edgeToken.secretValue.unsafeUnwrap() },
    });
    return this.behavior(origin, functionName, {
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    });
  }

  private media(bucket: IBucket, options: Omit<BehaviorOptions, 'origin'>): BehaviorOptions {
    return this.behavior(S3BucketOrigin.withOriginAccessControl(bucket), 'strip-media', options);
  }

  /**
   * Files are kept by their path alone: the query holds the signature, which CloudFront checks on every request
   * before it looks into its cache. No file is kept longer than its `s-maxage`, so that a removed one is gone.
   */
  private mediaCache({ name }: Deployment): CachePolicy {
    return new CachePolicy(this, 'MediaCache', {
      comment: `${name}: people's files`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(UPLOAD_LIMITS.mediaEdgeSeconds),
      maxTtl: Duration.seconds(UPLOAD_LIMITS.mediaEdgeSeconds),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** The page is the same for everybody in a language: `open-school` names both, whatever the visitor sends. */
  private schoolPageCache({ name }: Deployment): CachePolicy {
    const seconds = Duration.seconds(SCHOOL_PAGE_LIMITS.seconds);
    return new CachePolicy(this, 'SchoolPageCache', {
      comment: `${name}: pages of schools`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: seconds,
      queryStringBehavior: CacheQueryStringBehavior.allowList(
        'school',
        'lang',
        SCHOOL_PAGE_CHANGED,
      ),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  private behavior(
    origin: IOrigin,
    functionName: string,
    options: Omit<BehaviorOptions, 'origin'>,
  ): BehaviorOptions {
    return {
      origin,
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.headers,
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: this.edgeFunction(functionName) },
      ],
      ...options,
    };
  }

  private edgeFunction(name: string): EdgeFunction {
    const known = this.node.tryFindChild(name);
    if (known instanceof EdgeFunction) return known;
    return new EdgeFunction(this, name, {
      code: FunctionCode.fromInline(edgeCode(name)),
      runtime: FunctionRuntime.JS_2_0,
    });
  }

  private customDomain({ domain, certificateArn }: Deployment) {
    if (!domain || !certificateArn) return {};
    return {
      domainNames: [domain],
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
    };
  }
}
