import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, CfnBucket, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { WebDistribution } from '#infra/constructs/distribution.ts';
import { FrontDoor } from '#infra/constructs/front-door.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import type { Deployment } from '#infra/deployment.ts';
import { editorHeaders, mediaHeaders, securityHeaders } from '#infra/security-headers.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

interface EdgeStackProps extends StackProps {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly webAclArn: string;
}

/** The public endpoints: CloudFront, the bucket of the application, and the HTTP API behind them. */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  readonly web: IBucket;
  readonly host: string;
  readonly distribution: IDistribution;
  /** Access logs, of the distribution below `CLOUDFRONT_LOGS`. */
  readonly logs: IBucket;

  constructor(scope: Construct, id: string, deployment: Deployment, props: EdgeStackProps) {
    super(scope, id, props);
    const { data, auth } = props;
    const logs = this.accessLogs(deployment);
    this.logs = logs;
    this.api = new FrontDoor(this, 'FrontDoor', deployment).api;
    this.web = privateBucket(this, 'Web', {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'web/',
    });
    const { distribution } = new WebDistribution(this, 'Site', {
      deployment,
      web: this.web,
      media: this.mediaOrigin('Avatars', data.avatars, deployment),
      works: this.mediaOrigin('Works', data.works, deployment),
      reports: this.mediaOrigin('Reports', data.reports, deployment),
      mediaKeys: data.keys.keyGroup,
      apiDomain: `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`,
      edgeToken: data.edgeToken,
      headers: securityHeaders({ connect: [auth.endpoint, this.uploadHost(data, deployment)] }),
      editorHeaders: editorHeaders(),
      mediaHeaders: mediaHeaders(),
      webAclArn: props.webAclArn,
      logs,
    });
    this.distribution = distribution;
    this.host = deployment.domain ?? distribution.distributionDomainName;
    new CfnOutput(this, 'Address', { value: `https://${this.host}` });
    new CfnOutput(this, 'DnsTarget', { value: distribution.distributionDomainName });
  }

  /** By name only: the data stack itself lets CloudFront read, so nothing here changes its policy. */
  private mediaOrigin(id: string, { bucketName }: IBucket, { region }: Deployment) {
    return Bucket.fromBucketAttributes(this, id, { bucketName, region });
  }

  /** Hosts to which browsers send files. */
  private uploadHost({ works }: DataStack, { region }: Deployment): string {
    return `https://${works.bucketName}.s3.${region}.${this.urlSuffix}`;
  }

  private accessLogs(deployment: Deployment): IBucket {
    const bucket = privateBucket(this, 'AccessLogs', {
      // CloudFront's log delivery still writes with an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ id: 'expiry', expiration: Duration.days(deployment.logDays) }],
    });
    // By the property itself: the library's own way is a function that may change every bucket.
    if (bucket.node.defaultChild instanceof CfnBucket)
      bucket.node.defaultChild.notificationConfiguration = {
        eventBridgeConfiguration: { eventBridgeEnabled: true },
      };
    acknowledge(bucket, {
      S1: 'It is where the access logs go; logging it into itself would never end.',
    });
    return bucket;
  }
}
