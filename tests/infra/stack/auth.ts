import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { ADJUSTED, synthesize } from '#tests/infra/synthesize.ts';

const auth = synthesize().template('Auth');

describe('the user pool', () => {
  it('is kept, and nobody signs up by themselves', () => {
    auth.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        DeletionProtection: 'ACTIVE',
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
        UsernameConfiguration: Match.absent(),
        UserPoolTier: 'LITE',
      },
    });
  });

  it('takes every password that the product takes', () => {
    auth.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
  });

  it('has no groups: a role is read from the table with every call', () => {
    auth.resourceCountIs('AWS::Cognito::UserPoolGroup', 0);
  });

  it('watches for stolen passwords where the operator pays for it', () => {
    synthesize(ADJUSTED)
      .template('Auth')
      .hasResourceProperties('AWS::Cognito::UserPool', {
        UserPoolTier: 'PLUS',
        UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
      });
  });
});

describe('the client', () => {
  const [client] = Object.values(auth.findResources('AWS::Cognito::UserPoolClient'));
  const properties = client?.Properties ?? {};

  it('cannot be used to go round index/login', () => {
    expect([...properties.ExplicitAuthFlows].sort()).toEqual([
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      // Answered with a key of the server only, see the test of the triggers.
      'ALLOW_CUSTOM_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
    expect(properties).toMatchObject({
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
    expect(properties.AllowedOAuthFlows).toBeUndefined();
  });

  it('lets nobody move to another school', () => {
    expect(properties.WriteAttributes).toEqual(['locale']);
    expect([...properties.ReadAttributes].sort()).toEqual([
      'custom:school_id',
      'custom:user_id',
      'locale',
    ]);
  });

  it('ends tokens after an hour and sessions after thirty days', () => {
    expect(properties).toMatchObject({
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
  });
});
