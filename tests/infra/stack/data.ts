import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { TABLE } from '#infra/table-definition.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { ELSEWHERE, synthesize } from '#tests/infra/synthesize.ts';

const { template } = synthesize();
const data = template('Data');

describe('the table', () => {
  it('has the keys, index and expiry of its one definition', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
        { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: TABLE.indexes.map((index) =>
        Match.objectLike({
          IndexName: index.name,
          KeySchema: [
            { AttributeName: index.partitionKey, KeyType: 'HASH' },
            { AttributeName: index.sortKey, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        }),
      ),
      TimeToLiveSpecification: { AttributeName: TABLE.ttl, Enabled: true },
    });
  });

  it('is encrypted, can be restored, and cannot be deleted', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: {
              PointInTimeRecoveryEnabled: true,
              RecoveryPeriodInDays: 35,
            },
          }),
        ],
      },
    });
  });
});

describe('buckets', () => {
  const buckets = ['Data', 'Edge'].flatMap((stack) =>
    Object.entries(template(stack).findResources('AWS::S3::Bucket')).map(
      ([id, resource]) => [`${stack}/${id}`, stack, id, resource] as const,
    ),
  );

  it('hold avatars, works, reports, the application, and access logs of both', () => {
    expect(buckets.map(([path]) => path.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'Data/AccessLogs',
      'Data/Avatars',
      'Data/Reports',
      'Data/Works',
      'Edge/AccessLogs',
      'Edge/Web',
    ]);
  });

  it.each(buckets)(
    '%s is private, encrypted and kept, and forgets abandoned uploads',
    (_path, stack, id, resource) => {
      expect(resource).toMatchObject({
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
          BucketEncryption: expect.anything(),
          LifecycleConfiguration: {
            Rules: expect.arrayContaining([
              expect.objectContaining({
                AbortIncompleteMultipartUpload: {
                  DaysAfterInitiation: id.startsWith('Works') ? UPLOAD_LIMITS.partsDays + 1 : 2,
                },
              }),
            ]),
          },
        },
      });
      template(stack).hasResourceProperties('AWS::S3::BucketPolicy', {
        Bucket: { Ref: id },
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({
              Effect: 'Deny',
              Condition: { Bool: { 'aws:SecureTransport': 'false' } },
            }),
          ]),
        },
      });
    },
  );

  it.each(['Avatars', 'Works', 'Reports'])(
    '%s can be recovered, is logged, and is read by CloudFront only',
    (name) => {
      const [id = '', resource] =
        Object.entries(data.findResources('AWS::S3::Bucket')).find(([key]) =>
          key.startsWith(name),
        ) ?? [];
      expect(resource?.Properties).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        LoggingConfiguration: { LogFilePrefix: `${name.toLowerCase()}/` },
        LifecycleConfiguration: {
          Rules: expect.arrayContaining([
            expect.objectContaining({
              ExpiredObjectDeleteMarker: true,
              // What is thinned out of works all day is soon gone.
              NoncurrentVersionExpiration: { NoncurrentDays: name === 'Works' ? 4 : 30 },
            }),
          ]),
        },
      });
      const policy = Object.values(data.findResources('AWS::S3::BucketPolicy')).find(
        ({ Properties }) => Properties.Bucket.Ref === id,
      );
      const allowed = policy?.Properties.PolicyDocument.Statement.filter(
        ({ Effect }: { Effect: string }) => Effect === 'Allow',
      );
      expect(allowed).toEqual([
        expect.objectContaining({
          Action: 's3:GetObject',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          // The only condition key that CloudFront documents for origin access control.
          Condition: {
            ArnLike: {
              'aws:SourceArn': {
                'Fn::Join': [
                  '',
                  ['arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/*'],
                ],
              },
            },
          },
        }),
      ]);
    },
  );
});

describe('the bucket of works', () => {
  it('lets pages send files to it, and forgets what nobody has finished', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [Match.objectLike({ AllowedMethods: ['POST', 'PUT'], AllowedOrigins: ['*'] })],
      },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({
            Prefix: 'incoming/',
            ExpirationInDays: UPLOAD_LIMITS.formDays + 1,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          }),
        ]),
      },
    });
  });

  it('takes files from its own pages only where their host is known', () => {
    synthesize(ELSEWHERE)
      .template('Data')
      .hasResourceProperties('AWS::S3::Bucket', {
        CorsConfiguration: {
          CorsRules: [Match.objectLike({ AllowedOrigins: ['https://school.example'] })],
        },
      });
  });
});

describe('the secret', () => {
  it('is born empty and kept', () => {
    const secrets = Object.entries(data.findResources('AWS::SecretsManager::Secret'));
    const [, secret] = secrets.find(([id]) => id.startsWith('SigningKeys')) ?? [];
    expect(secret?.DeletionPolicy).toBe('Retain');
    expect(secret?.Properties).not.toHaveProperty('GenerateSecretString');
    expect(secret?.Properties).not.toHaveProperty('SecretString');
  });

  it('gives CloudFront its public half only', () => {
    const [keys = ''] = Object.keys(data.findResources('Custom::DeploymentKeys'));
    data.hasResourceProperties('AWS::CloudFront::PublicKey', {
      PublicKeyConfig: { EncodedKey: { 'Fn::GetAtt': [keys, 'PublicKey'] } },
    });
  });
});
