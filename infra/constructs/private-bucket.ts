import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** Days after which unfinished multipart uploads are removed. */
const ABANDONED_DAYS = 2;
/** Days for which overwritten and deleted objects can be restored, unless a bucket says otherwise. */
const RECOVERABLE_DAYS = 30;

export interface PrivateBucketProps extends BucketProps {
  readonly abandonedDays?: number;
  readonly recoverableDays?: number;
}

/**
 * The base of all buckets: not public, TLS only, encrypted, kept when its stack is deleted.
 * (The library's classes miss their interfaces under exactOptionalPropertyTypes, hence the assertion.)
 */
export const privateBucket = (
  scope: Construct,
  id: string,
  {
    abandonedDays = ABANDONED_DAYS,
    recoverableDays = RECOVERABLE_DAYS,
    ...props
  }: PrivateBucketProps = {},
): IBucket =>
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: RemovalPolicy.RETAIN,
    ...props,
    lifecycleRules: [
      {
        id: 'abandoned-uploads',
        abortIncompleteMultipartUploadAfter: Duration.days(abandonedDays),
      },
      ...(props.versioned
        ? [
            {
              id: 'old-versions',
              noncurrentVersionExpiration: Duration.days(recoverableDays),
              expiredObjectDeleteMarker: true,
            },
          ]
        : []),
      ...(props.lifecycleRules ?? []),
    ],
  }) as IBucket;
