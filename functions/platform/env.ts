/** Environment variables of the functions. `infra/` sets them in the cloud and locally. */
export type Variable =
  | 'TABLE_NAME'
  | 'AVATARS_BUCKET'
  | 'WORKS_BUCKET'
  | 'REPORTS_BUCKET'
  | 'UPLOADS_ENDPOINT'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'TOKEN_ISSUER'
  | 'TOKEN_JWKS_URI'
  | 'MEDIA_BASE_URL'
  | 'MEDIA_KEY_ID'
  | 'EDGE_TOKEN'
  | 'MAIL_FROM'
  | 'DEMO'
  | 'APP_VERSION'
  | 'APP_COMMIT'
  | 'APP_BUILT'
  | 'SECRETS_ARN'
  | 'SECRETS'
  | 'PROGRAMMING_PLATFORM_URL';

export const optionalEnv = (name: Variable): string => process.env[name] ?? '';

/** The value of a required variable; throws when it is missing, which is a fault of the deployment. */
export function env(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is not set`);
  return value;
}
