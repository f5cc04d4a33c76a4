import {
  type CognitoService,
  USER_POOL_AWS_DEFAULTS,
} from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { UserPool } from 'cognito-local/lib/services/userPoolService.js';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../names.ts';

export const PASSWORD_MIN = 6;

const customAttribute = (name: string) => ({
  Name: `custom:${name}`,
  AttributeDataType: 'String',
  DeveloperOnlyAttribute: false,
  Mutable: true,
  Required: false,
  StringAttributeConstraints: { MinLength: '1', MaxLength: '64' },
});

/** The pool as the deployed stack declares it. */
export const poolDefinition = (): UserPool => ({
  ...USER_POOL_AWS_DEFAULTS,
  Id: USER_POOL_ID,
  Name: 'classroom',
  UsernameAttributes: [],
  MfaConfiguration: 'OFF',
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  Policies: { PasswordPolicy: { MinimumLength: PASSWORD_MIN } },
  SchemaAttributes: [
    ...(USER_POOL_AWS_DEFAULTS.SchemaAttributes ?? []),
    customAttribute('school_id'),
    customAttribute('user_id'),
  ],
});

/** Creates or updates the pool, and its client; users stay. */
export async function ensurePool(context: Context, cognito: CognitoService): Promise<void> {
  const definition = poolDefinition();
  const known = await cognito.listUserPools(context);
  if (!known.some((pool) => pool.Id === USER_POOL_ID))
    await cognito.createUserPool(context, definition);
  const pool = await cognito.getUserPool(context, USER_POOL_ID);
  await pool.updateOptions(context, definition);
  const now = new Date();
  await pool.saveAppClient(context, {
    UserPoolId: USER_POOL_ID,
    ClientId: USER_POOL_CLIENT_ID,
    ClientName: 'web',
    CreationDate: now,
    LastModifiedDate: now,
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    EnableTokenRevocation: true,
    PreventUserExistenceErrors: 'ENABLED',
  });
}
