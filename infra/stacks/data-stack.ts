import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type CorsRule, HttpMethods, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { type PrivateBucketProps, privateBucket } from '#infra/constructs/private-bucket.ts';
import { SigningKeys } from '#infra/constructs/signing-keys.ts';
import type { Deployment } from '#infra/deployment.ts';
import { TABLE } from '#infra/table-definition.ts';
import { EXPORT_LIMITS } from '#shared/exports/limits.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The stack of lasting data: the table, the files, the keys. */
export class DataStack extends Stack {
  /** The table that the functions use. */
  readonly table: ITableV2;
  readonly avatars: IBucket;
  readonly works: IBucket;
  readonly reports: IBucket;
  readonly keys: SigningKeys;
  /** Proves to the functions that a call came through CloudFront. */
  readonly edgeToken: ISecret;

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props);
    const table = this.makeTable() as ITableV2;
    const { restoredTable } = deployment;
    this.table = restoredTable ? TableV2.fromTableName(this, 'Restored', restoredTable) : table;
    const logs = this.accessLogs(deployment);
    this.avatars = this.media('Avatars', logs);
    this.works = this.media('Works', logs, this.takingUploads(deployment));
    this.reports = this.media('Reports', logs);
    this.keys = new SigningKeys(this, 'SigningKeys', deployment);
    this.edgeToken = this.makeEdgeToken(deployment);
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'SecretArn', { value: this.keys.secret.secretArn });
    new CfnOutput(this, 'EdgeTokenArn', { value: this.edgeToken.secretArn });
  }

  private makeEdgeToken(deployment: Deployment): ISecret {
    const token = new Secret(this, 'EdgeToken', {
      description: `${deployment.name}: header between CloudFront and the functions`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(token, {
      SMG4: 'CloudFront and the functions take it over by a deployment only; docs/deployment.md has the steps.',
    });
    return token as ISecret;
  }

  private makeTable(): TableV2 {
    return new TableV2(this, 'Table', {
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      globalSecondaryIndexes: TABLE.indexes.map((index) => ({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.ALL,
      })),
      timeToLiveAttribute: TABLE.ttl,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: 35,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private accessLogs(deployment: Deployment): IBucket {
    const bucket = privateBucket(this, 'AccessLogs', {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [{ id: 'expiry', expiration: Duration.days(deployment.logDays) }],
    });
    acknowledge(bucket, {
      S1: 'It is where the access logs go; logging it into itself would never end.',
    });
    return bucket;
  }

  /**
   * Browsers send files directly into the bucket, with signed forms and addresses. Allowed origins are the
   * application's pages, if their host is known before the distribution is created.
   */
  private takingUploads({ domain }: Deployment): PrivateBucketProps {
    const cors: CorsRule = {
      allowedOrigins: [domain ? `https://${domain}` : '*'],
      allowedMethods: [HttpMethods.POST, HttpMethods.PUT],
      allowedHeaders: ['*'],
      exposedHeaders: ['ETag'],
      maxAge: 3600,
    };
    // Removes posted files that were never finished; finished ones are copied elsewhere.
    const days = Duration.days(UPLOAD_LIMITS.formDays + 1);
    const unfinished = {
      id: 'unfinished-forms',
      prefix: 'incoming/',
      expiration: days,
      noncurrentVersionExpiration: Duration.days(1),
    };
    const exported = {
      id: 'exports',
      prefix: 'exports/',
      expiration: Duration.days(EXPORT_LIMITS.days),
      noncurrentVersionExpiration: Duration.days(1),
    };
    const abandonedDays = UPLOAD_LIMITS.partsDays + 1;
    const recoverableDays = WORK_LIMITS.recoverableDays;
    return { cors: [cors], lifecycleRules: [unfinished, exported], abandonedDays, recoverableDays };
  }

  /** People's files, which CloudFront reads and shows behind signed addresses. */
  private media(id: string, logs: IBucket, props: PrivateBucketProps = {}): IBucket {
    const bucket = privateBucket(this, id, {
      ...props,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
    });
    // All distributions of the account, because ours is created later and refers to this bucket. CloudFront's
    // documentation names the source's ARN only, so no other condition may stand here: what a request does not
    // carry refuses it.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('schools/*')],
        conditions: {
          ArnLike: {
            'aws:SourceArn': `arn:${this.partition}:cloudfront::${this.account}:distribution/*`,
          },
        },
      }),
    );
    return bucket;
  }
}
