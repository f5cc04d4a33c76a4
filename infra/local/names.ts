/** Names that the cloud would assign to a deployment. */
export const REGION = 'us-east-1';
export const TABLE_NAME = 'classroom';
export const BUCKETS = { avatars: 'avatars', works: 'works', reports: 'reports' } as const;
/** Where the edge writes what it has served; no path of media leads there. */
export const ACCESS_LOGS_BUCKET = 'access-logs';
export const USER_POOL_ID = `${REGION}_classroom`;
export const USER_POOL_CLIENT_ID = 'localclassroomwebclient';
/** Only compared, never fetched. Independent of ports, so that tokens stay valid when ports change. */
export const TOKEN_ISSUER = `http://cognito-idp.localhost/${USER_POOL_ID}`;
export const MEDIA_KEY_ID = 'LOCALMEDIAKEY';
/** The path of the gateway below which browsers reach the buckets. */
export const S3_PREFIX = '/s3';

/** Path of the demonstration programming platform; the functions sign links to it. */
export const PROGRAMMING_PLATFORM_PATH = '/demo/programming-platform';

/** Path of the page with the short messages that were not sent. */
export const OUTBOX_PAGE_PATH = '/dev/outbox';

/**
 * Calls of the user pool that nobody signs, since anybody may make them: with a refresh token, or to begin a sign-in
 * that only the server can answer. All others are for the functions.
 */
export const BROWSER_TARGETS: ReadonlySet<string> = new Set([
  'InitiateAuth',
  'GetTokensFromRefreshToken',
  'RevokeToken',
]);

/** The domain from which e-mails would be sent. */
export const MAIL_DOMAIN = 'classroom.local';
