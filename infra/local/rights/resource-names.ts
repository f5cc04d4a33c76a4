import type { Resource } from '#infra/rights.ts';
import { ACCESS_LOGS_BUCKET, BUCKETS, MAIL_DOMAIN, REGION, USER_POOL_ID } from '../names.ts';

const ACCOUNT = '000000000000';
const S3 = 'arn:aws:s3:::';

export const bucketArn = (bucket: string): string => `${S3}${bucket}`;
export const objectArn = (bucket: string, key: string): string => `${S3}${bucket}/${key}`;
/** The bucket of an object. */
export const bucketOf = (object: string): string => object.slice(0, object.indexOf('/'));
export const tableArn = (name: string): string =>
  `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}`;
export const userPoolArn = (id: string): string =>
  `arn:aws:cognito-idp:${REGION}:${ACCOUNT}:userpool/${id}`;

export const mailArn = (domain: string): string =>
  `arn:aws:ses:${REGION}:${ACCOUNT}:identity/${domain}`;

/** The names that the resources of a policy have on this machine, where functions use this table. */
export const arnsWith = (table: string): Readonly<Record<Resource, string>> => ({
  accessLogs: bucketArn(ACCESS_LOGS_BUCKET),
  avatars: bucketArn(BUCKETS.avatars),
  works: bucketArn(BUCKETS.works),
  reports: bucketArn(BUCKETS.reports),
  keys: `arn:aws:secretsmanager:${REGION}:${ACCOUNT}:secret:keys`,
  mail: mailArn(MAIL_DOMAIN),
  phones: '*',
  table: tableArn(table),
  topics: 'arn:aws:sns:*:*:*',
  userPool: userPoolArn(USER_POOL_ID),
});
