import type { Variable } from '#functions/platform/env.ts';
import { buildInfo } from '#infra/build-info.ts';
import {
  BUCKETS,
  MAIL_DOMAIN,
  MEDIA_KEY_ID,
  PROGRAMMING_PLATFORM_PATH,
  REGION,
  S3_PREFIX,
  TABLE_NAME,
  TOKEN_ISSUER,
  USER_POOL_CLIENT_ID,
  USER_POOL_ID,
} from './names.ts';
import type { LocalSecrets } from './secrets.ts';

export type Environment = Readonly<Record<string, string>>;

/** Addresses of the running parts; undefined for parts that do not run. */
export interface Endpoints {
  /** The door of the table. */
  readonly dynamodb?: string | undefined;
  /** The engine behind the door, whose place only the functions are told: it costs them no second process. */
  readonly table?: string | undefined;
  readonly s3?: string | undefined;
  readonly cognito?: string | undefined;
  readonly sns?: string | undefined;
}

const endpointVariables = ({ table, s3, cognito, sns }: Endpoints): Environment => ({
  ...(table && { AWS_ENDPOINT_URL_DYNAMODB: table }),
  ...(s3 && { AWS_ENDPOINT_URL_S3: s3 }),
  ...(cognito && { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito }),
  ...(sns && { AWS_ENDPOINT_URL_SNS: sns, AWS_ENDPOINT_URL_SESV2: sns }),
});

/** Variables of the local functions, which have no edge before them and get the secrets themselves. */
type LocalVariable = Exclude<Variable, 'EDGE_TOKEN' | 'SECRETS_ARN'>;

/** The variables of all groups, which run in one process here. */
function groupVariables(
  secrets: LocalSecrets,
  { cognito = '' }: Endpoints,
  publicUrl: string,
): Readonly<Record<LocalVariable, string>> {
  const { version, commit, built } = buildInfo();
  return {
    TABLE_NAME,
    AVATARS_BUCKET: BUCKETS.avatars,
    WORKS_BUCKET: BUCKETS.works,
    REPORTS_BUCKET: BUCKETS.reports,
    USER_POOL_ID,
    USER_POOL_CLIENT_ID,
    TOKEN_ISSUER,
    TOKEN_JWKS_URI: `${cognito}/${USER_POOL_ID}/.well-known/jwks.json`,
    // Browsers send files through the gateway.
    UPLOADS_ENDPOINT: `${publicUrl}${S3_PREFIX}`,
    MEDIA_BASE_URL: `${publicUrl}/media`,
    MEDIA_KEY_ID,
    PROGRAMMING_PLATFORM_URL: `${publicUrl}${PROGRAMMING_PLATFORM_PATH}`,
    MAIL_FROM: `Cloud Classroom <no-reply@${MAIL_DOMAIN}>`,
    DEMO: '1',
    APP_VERSION: version,
    APP_COMMIT: commit,
    APP_BUILT: built,
    SECRETS: JSON.stringify(secrets.functions),
  };
}

/** What the deployed stack gives its functions, with the values of this machine. */
export const functionEnvironment = (
  secrets: LocalSecrets,
  endpoints: Endpoints,
  publicUrl: string,
): Environment => ({
  ...groupVariables(secrets, endpoints, publicUrl),
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: secrets.accessKeyId,
  AWS_SECRET_ACCESS_KEY: secrets.secretAccessKey,
  AWS_EC2_METADATA_DISABLED: 'true',
  // The local S3 does not know the SDK's checksum trailers.
  AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
  AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
  ...endpointVariables(endpoints),
});

/** This process's environment without the variables that give an SDK access to a real account. */
export const ownEnvironment = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('AWS_'),
    ),
  );
