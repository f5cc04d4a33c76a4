/** The names that a deployment would get from the cloud. */
export const REGION = 'us-east-1';
export const TABLE_NAME = 'classroom';
export const BUCKETS = { avatars: 'avatars', works: 'works', reports: 'reports' } as const;
export const USER_POOL_ID = `${REGION}_classroom`;
export const USER_POOL_CLIENT_ID = 'localclassroomwebclient';
/** Never fetched, only compared; it stays the same when ports change, so tokens survive that. */
export const TOKEN_ISSUER = `http://cognito-idp.localhost/${USER_POOL_ID}`;
export const MEDIA_KEY_ID = 'LOCALMEDIAKEY';
/** Below this path the gateway offers the buckets to browsers. */
export const S3_PREFIX = '/s3';

/** Where the demonstration programming platform is found; the functions sign links to it. */
export const PROGRAMMING_PLATFORM_PATH = '/demo/programming-platform';

/** Where developers read the short messages that this machine does not send. */
export const OUTBOX_PAGE_PATH = '/dev/outbox';
