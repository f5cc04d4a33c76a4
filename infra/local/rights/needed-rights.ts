import * as z from 'zod';
import { mailDomain } from '#infra/deployment.ts';
import { bucketArn, mailArn, objectArn, tableArn, userPoolArn } from './resource-names.ts';

/** An action on a resource, as IAM names them. */
export interface Needed {
  readonly action: string;
  readonly resource: string;
}

const OfTable = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const Batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), z.object({ TableName: z.string() }))),
});
const OfObject = z.object({
  Bucket: z.string(),
  Key: z.string(),
  VersionId: z.undefined().optional(),
});
const OfBucket = z.object({ Bucket: z.string() });
const Copy = OfObject.extend({ CopySource: z.string(), Tagging: z.undefined().optional() });
const OfPool = z.object({ UserPoolId: z.string() });
const Secret = z.object({ SecretId: z.string() });
const Message = z.object({ PhoneNumber: z.string().optional(), TopicArn: z.string().optional() });

const Email = z.object({ FromEmailAddress: z.string() });

type Rule = (input: unknown) => readonly Needed[];

const onTable =
  (action: string): Rule =>
  (input) => {
    const { TableName, IndexName } = OfTable.parse(input);
    const resource = `${tableArn(TableName)}${IndexName ? `/index/${IndexName}` : ''}`;
    return [{ action: `dynamodb:${action}`, resource }];
  };

const onBatch =
  (action: string): Rule =>
  (input) =>
    Object.keys(Batch.parse(input).RequestItems).map((name) => ({
      action: `dynamodb:${action}`,
      resource: tableArn(name),
    }));

/** Each write of a transaction needs the right that it would need alone. */
const TRANSACTED: Readonly<Record<string, string>> = {
  ConditionCheck: 'dynamodb:ConditionCheckItem',
  Delete: 'dynamodb:DeleteItem',
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
};

const onTransaction: Rule = (input) =>
  Transaction.parse(input).TransactItems.flatMap((item) =>
    Object.entries(item).map(([kind, { TableName }]) => ({
      action: TRANSACTED[kind] ?? kind,
      resource: tableArn(TableName),
    })),
  );

const onObject =
  (action: string): Rule =>
  (input) => {
    const { Bucket, Key } = OfObject.parse(input);
    return [{ action: `s3:${action}`, resource: objectArn(Bucket, Key) }];
  };

const onBucket =
  (action: string): Rule =>
  (input) => [{ action: `s3:${action}`, resource: bucketArn(OfBucket.parse(input).Bucket) }];

const onCopy: Rule = (input) => {
  const { Bucket, Key, CopySource } = Copy.parse(input);
  const [from = '', ...key] = CopySource.replace(/^\//, '').split('/');
  return [
    { action: 's3:GetObject', resource: objectArn(from, decodeURIComponent(key.join('/'))) },
    { action: 's3:PutObject', resource: objectArn(Bucket, Key) },
  ];
};

const onPool =
  (action: string): Rule =>
  (input) => [
    { action: `cognito-idp:${action}`, resource: userPoolArn(OfPool.parse(input).UserPoolId) },
  ];

const USER_POOL_ACTIONS = [
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminGetUser',
  'AdminInitiateAuth',
  'AdminRespondToAuthChallenge',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
];

const RULES: Readonly<Record<string, Rule>> = {
  BatchGetItemCommand: onBatch('BatchGetItem'),
  DeleteItemCommand: onTable('DeleteItem'),
  GetItemCommand: onTable('GetItem'),
  PutItemCommand: onTable('PutItem'),
  QueryCommand: onTable('Query'),
  ScanCommand: onTable('Scan'),
  TransactWriteItemsCommand: onTransaction,
  UpdateItemCommand: onTable('UpdateItem'),

  AbortMultipartUploadCommand: onObject('AbortMultipartUpload'),
  CompleteMultipartUploadCommand: onObject('PutObject'),
  CopyObjectCommand: onCopy,
  CreateMultipartUploadCommand: onObject('PutObject'),
  DeleteObjectCommand: onObject('DeleteObject'),
  GetObjectCommand: onObject('GetObject'),
  HeadObjectCommand: onObject('GetObject'),
  ListObjectsV2Command: onBucket('ListBucket'),
  ListPartsCommand: onObject('ListMultipartUploadParts'),
  PutObjectCommand: onObject('PutObject'),
  UploadPartCommand: onObject('PutObject'),

  GetSecretValueCommand: (input) => [
    { action: 'secretsmanager:GetSecretValue', resource: Secret.parse(input).SecretId },
  ],
  // Anybody may, with the refresh token.
  RevokeTokenCommand: () => [],
  PublishCommand: (input) => [
    { action: 'sns:Publish', resource: Message.parse(input).TopicArn ?? '*' },
  ],
  SendEmailCommand: (input) => {
    const { FromEmailAddress: from } = Email.parse(input);
    return [{ action: 'ses:SendEmail', resource: mailArn(mailDomain(from)) }];
  },
  ...Object.fromEntries(USER_POOL_ACTIONS.map((action) => [`${action}Command`, onPool(action)])),
};

/**
 * The rights that IAM asks for a command (AWS Service Authorization Reference). Throws for a command that has no
 * rule yet, and for parameters that would need further rights (versions of objects, tags).
 */
export function neededRights(command: string, input: unknown): readonly Needed[] {
  const rule = RULES[command];
  if (!rule) throw new Error(`Nobody has written down which rights ${command} needs.`);
  return rule(input);
}
