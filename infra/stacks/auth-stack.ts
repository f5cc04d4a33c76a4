import { dirname, join } from 'node:path';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  StandardThreatProtectionMode,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { bundle } from '#infra/bundle-function.ts';
import { NodeFunction } from '#infra/constructs/node-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';

/** The pool itself waits no longer. */
const TRIGGER_SECONDS = 5;

const TRIGGERS = join(dirname(import.meta.dirname), 'sign-in-triggers', 'handler.ts');

interface AuthStackProps extends StackProps {
  readonly data: DataStack;
}

/** Identities: the user pool and its only client. Roles are in the table only. */
export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** Endpoint of the pool, for the functions and for browsers, which refresh their tokens there. */
  readonly endpoint: string;
  readonly issuer: string;

  constructor(scope: Construct, id: string, deployment: Deployment, props: AuthStackProps) {
    super(scope, id, props);
    this.userPool = this.makePool(deployment);
    this.addSignInTriggers(deployment, props.data);
    this.client = this.makeClient();
    this.endpoint = `https://cognito-idp.${deployment.region}.amazonaws.com`;
    this.issuer = `${this.endpoint}/${this.userPool.userPoolId}`;
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
  }

  private makePool(deployment: Deployment): UserPool {
    const pool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      accountRecovery: AccountRecovery.NONE,
      customAttributes: {
        school_id: new StringAttribute({ mutable: true, maxLen: 64 }),
        user_id: new StringAttribute({ mutable: true, maxLen: 64 }),
      },
      passwordPolicy: {
        minLength: PEOPLE_LIMITS.passwordMin,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      featurePlan: FeaturePlan[deployment.userPoolPlan],
      ...(deployment.userPoolPlan === 'PLUS' && {
        standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(pool, {
      COG1: 'The product takes letters and digits, 6 to 20; guessing is stopped by a challenge that grows.',
      COG2: 'Most users are children of 6 to 16 without a phone or an authenticator.',
      COG8: 'Paid per user; an operator who wants threat protection sets userPoolPlan=PLUS.',
    });
    return pool;
  }

  /** The pool's part of sign-ins that the server vouches for: first passwords and sign-in cards. */
  private addSignInTriggers(deployment: Deployment, { keys }: DataStack): void {
    const { secretArn } = keys.secret;
    const triggers = new NodeFunction(this, 'SignInTriggers', {
      deployment,
      name: 'sign-in-triggers',
      description: 'Triggers of the user pool',
      source: dirname(TRIGGERS),
      bundle: (outdir) => bundle({ entry: TRIGGERS, outdir }),
      timeout: Duration.seconds(TRIGGER_SECONDS),
      memoryMb: 512,
      environment: { SECRETS_ARN: secretArn },
    }).function;
    triggers.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [secretArn],
      }),
    );
    this.userPool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, triggers);
    this.userPool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, triggers);
    this.userPool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, triggers);
  }

  private makeClient(): UserPoolClient {
    return this.userPool.addClient('Web', {
      generateSecret: false,
      disableOAuth: true,
      // No SRP or plain password flow, which would bypass the challenge of index/login.
      // The custom one is answered with a key of the server (`sign-in-triggers`).
      authFlows: { adminUserPassword: true, custom: true },
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      idTokenValidity: Duration.seconds(SIGN_IN_LIMITS.idTokenSeconds),
      accessTokenValidity: Duration.seconds(SIGN_IN_LIMITS.idTokenSeconds),
      refreshTokenValidity: Duration.days(SIGN_IN_LIMITS.refreshTokenDays),
      readAttributes: new ClientAttributes()
        .withStandardAttributes({ locale: true })
        .withCustomAttributes('school_id', 'user_id'),
      // An explicit list; otherwise a user could change the own school with an access token.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
  }
}
