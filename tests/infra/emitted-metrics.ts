/** What a service counts, and by which dimensions. Others do not exist: an alarm of them never rings. */
export interface Emitted {
  readonly namespace: string;
  readonly metrics: readonly string[];
  /** Each set of dimensions under which the metrics are kept. */
  readonly dimensions: readonly (readonly string[])[];
  /** Values that a dimension always has. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Where it is counted, when not where the deployment is. */
  readonly region?: string;
  /** The page of the documentation. */
  readonly source: string;
}

const LAMBDA = 'https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html';
const DYNAMODB =
  'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html';
const HTTP_API =
  'https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html';
const CLOUDFRONT =
  'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html';
const WAF = 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html';
const COGNITO =
  'https://docs.aws.amazon.com/cognito/latest/developerguide/metrics-for-cognito-user-pools.html';
const S3 = 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/metrics-dimensions.html';
const BILLING =
  'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/monitor_estimated_charges_with_cloudwatch.html';

export const EMITTED: readonly Emitted[] = [
  {
    namespace: 'AWS/Lambda',
    metrics: ['Invocations', 'Errors', 'Throttles', 'Duration', 'ConcurrentExecutions'],
    dimensions: [[], ['FunctionName'], ['FunctionName', 'Resource']],
    source: LAMBDA,
  },
  {
    namespace: 'AWS/DynamoDB',
    metrics: [
      'ConsumedReadCapacityUnits',
      'ConsumedWriteCapacityUnits',
      'ReadThrottleEvents',
      'WriteThrottleEvents',
    ],
    dimensions: [['TableName'], ['TableName', 'GlobalSecondaryIndexName']],
    source: DYNAMODB,
  },
  {
    namespace: 'AWS/DynamoDB',
    metrics: ['ThrottledRequests', 'SystemErrors', 'SuccessfulRequestLatency'],
    dimensions: [['TableName', 'Operation']],
    source: DYNAMODB,
  },
  {
    namespace: 'AWS/DynamoDB',
    metrics: ['ConditionalCheckFailedRequests', 'TransactionConflict'],
    dimensions: [['TableName']],
    source: DYNAMODB,
  },
  { namespace: 'AWS/DynamoDB', metrics: ['UserErrors'], dimensions: [[]], source: DYNAMODB },
  {
    namespace: 'AWS/ApiGateway',
    metrics: ['4xx', '5xx', 'Count', 'Latency', 'IntegrationLatency', 'DataProcessed'],
    // By route too, but only with detailed metrics, which are paid for.
    dimensions: [['ApiId'], ['ApiId', 'Stage']],
    source: HTTP_API,
  },
  {
    namespace: 'AWS/CloudFront',
    metrics: [
      'Requests',
      'BytesDownloaded',
      'BytesUploaded',
      '4xxErrorRate',
      '5xxErrorRate',
      'TotalErrorRate',
    ],
    dimensions: [['DistributionId', 'Region']],
    values: { Region: ['Global'] },
    region: 'us-east-1',
    source: CLOUDFRONT,
  },
  {
    namespace: 'AWS/WAFV2',
    metrics: ['AllowedRequests', 'BlockedRequests', 'CountedRequests', 'PassedRequests'],
    // Of a web ACL of CloudFront; others have the region too.
    dimensions: [['WebACL', 'Rule']],
    region: 'us-east-1',
    source: WAF,
  },
  {
    namespace: 'AWS/Cognito',
    metrics: [
      'SignInSuccesses',
      'SignInThrottles',
      'TokenRefreshSuccesses',
      'TokenRefreshThrottles',
    ],
    dimensions: [['UserPool', 'UserPoolClient']],
    source: COGNITO,
  },
  {
    namespace: 'AWS/S3',
    metrics: ['BucketSizeBytes'],
    dimensions: [['BucketName', 'StorageType']],
    values: { StorageType: ['StandardStorage'] },
    source: S3,
  },
  {
    namespace: 'AWS/Billing',
    metrics: ['EstimatedCharges'],
    dimensions: [['Currency'], ['Currency', 'ServiceName']],
    values: { Currency: ['USD'] },
    region: 'us-east-1',
    source: BILLING,
  },
  {
    namespace: 'CloudClassroom',
    metrics: ['faults'],
    dimensions: [['function']],
    source:
      'functions/request/middleware/log-call.ts, as tests/contract/matrices/faults.test.ts reads it',
  },
  {
    namespace: 'CloudClassroom',
    metrics: ['wrongFigures'],
    dimensions: [['function']],
    source: 'functions/retention/check-figures.ts, as check-figures.test.ts reads it',
  },
];
